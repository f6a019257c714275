import type { Command } from 'commander'
import { DevWords } from './dev-words'
import type { Host } from './host'
import { addProjectOptions, type ProjectFlags, siteOptions } from './project-options'
import type { Reporter } from './reporter'
import { addServerOptions, type ServerFlags, serve } from './serve'

const help = `
Examples:
  build-site dev                    serve the site of this folder at http://localhost:3000
  build-site dev --open             and open it in the browser
  build-site dev --port 8080        at another port
  build-site dev --host             and let phones and others in the same network see it
  build-site dev --host --allowed-hosts shop.example   behind a proxy or tunnel, at https://shop.example
  CHOKIDAR_USEPOLLING=1 build-site dev --host          in a container or on a network drive, where no change is noticed

Pages are rendered when they are asked for, and follow every change of data and templates; dist/ is not touched.`

/** Adds `dev`, which serves a site while it is worked on. */
export function addDev(program: Command, host: Host, reporter: Reporter): void {
  const command = program.command('dev').description('serve with live reload, render on request')
  addServerOptions(addProjectOptions(command))
    .addHelpText('after', help)
    .action((flags: ProjectFlags & ServerFlags) => runDev(flags, host, reporter))
}

async function runDev(flags: ProjectFlags & ServerFlags, host: Host, reporter: Reporter): Promise<void> {
  reporter.follow({ ...flags, end: '' })
  const began = performance.now()
  const interrupted = host.interrupted()
  const words = new DevWords(host, reporter)
  const site = siteOptions(flags, host)
  if (!flags.quiet) reporter.siteAddress(site)
  const { startDevServer } = await import('../dev/dev-server')
  const server = await startDevServer(site, flags, {
    onUpdate: (paths, { problems }, milliseconds) => {
      words.changed(paths, milliseconds)
      words.stand(problems)
    },
    onBroken: ({ problems }) => words.broken(problems),
    onLimited: () => words.limited(),
    onError: (error) => reporter.crash(error),
  })
  words.stand(server.first.problems)
  const what = `Ready in ${Math.round(performance.now() - began)} ms`
  await serve(server, what, flags, interrupted, host, reporter)
}
