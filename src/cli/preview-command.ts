import { relative } from 'node:path'
import type { Command } from 'commander'
import type { Caller } from './caller'
import { addOutOption, addProjectOptions, outputFolder, type ProjectFlags, siteOptions } from './project-options'
import { type Reporter, shellWord } from './reporter'
import { addServerOptions, type ServerFlags, serve } from './serve'

/** The options of `preview`, as parsed by commander. */
interface PreviewFlags extends ProjectFlags, ServerFlags {
  readonly out?: string
}

const help = `
Examples:
  build-site preview                   serve dist/ at http://localhost:3000
  build-site preview --out /srv/www    serve the site that was built there
  build-site preview --port 0          at any free port

What was built is served as it is, under the base path that it was built for, with the headers of production
but for what needs https.`

/** Adds `preview`, which serves a built site. */
export function addPreview(program: Command, caller: Caller, reporter: Reporter): void {
  const command = program.command('preview').description('serve <root>/dist, as it was built')
  addServerOptions(addOutOption(addProjectOptions(command)))
    .addHelpText('after', help)
    .action((flags: PreviewFlags) => runPreview(flags, caller, reporter))
}

async function runPreview(flags: PreviewFlags, caller: Caller, reporter: Reporter): Promise<void> {
  reporter.follow({ ...flags, end: '' })
  const interrupted = caller.interrupted()
  const site = siteOptions(flags, caller)
  const out = outputFolder(site, flags.out, caller)
  const { startPreview } = await import('../preview/preview-server')
  const server = await startPreview(site, out, { ...flags, onError: (error) => reporter.crash(error) })
  const name = relative(caller.cwd, out) || out
  if (server.changed !== undefined) {
    const build = `npx --no -- build-site${flags.out === undefined ? '' : ` --out ${shellWord(name)}`}`
    reporter.aside(`${name} is older than ${relative(caller.cwd, server.changed)}; ${build} builds it again.`)
  }
  await serve(server, `Serving ${name}`, flags, interrupted, caller, reporter)
}
