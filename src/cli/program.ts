import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { visibleValue } from '../lib/plain-text'
import { addBuild } from './build-command'
import { table } from './build-words'
import { addCheck } from './check-command'
import { addDev } from './dev-command'
import type { Host } from './host'
import { addInit } from './init-command'
import { addPreview } from './preview-command'
import { addressHelp } from './project-options'
import type { Reporter } from './reporter'
import { addSchema } from './schema-command'

/** The command line. */
export function program(host: Host, reporter: Reporter): Command {
  const command = new Command('build-site')
    .description('Builds a website from templates/ and data/ into plain HTML.')
    .version(version(host.packageRoot), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => host.stdout.write(text),
      // Error messages repeat words of the command line.
      writeErr: (text) => host.stderr.write(visibleValue(text)),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .showHelpAfterError('(build-site --help lists the commands and options)')
  const build = addBuild(command, host, reporter)
  addDev(command, host, reporter)
  addPreview(command, host, reporter)
  addCheck(command, host, reporter)
  addSchema(command, host, reporter)
  addInit(command, host, reporter)
  const options = build.options.map(({ flags, description }) => [flags, description])
  return command.addHelpText('after', `\nOptions of build, the default command:\n${table(options)}${addressHelp}`)
}

function version(packageRoot: string): string {
  const manifest: { version: string } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'))
  return manifest.version
}
