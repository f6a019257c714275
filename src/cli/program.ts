import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { visibleValue } from '../lib/plain-text'
import { addBuild } from './build-command'
import { table } from './build-words'
import type { Caller } from './caller'
import { addCheck } from './check-command'
import { addDev } from './dev-command'
import { addInit } from './init-command'
import { addPreview } from './preview-command'
import { addressHelp } from './project-options'
import type { Reporter } from './reporter'
import { addSchema } from './schema-command'

/** The command line. */
export function program(caller: Caller, reporter: Reporter): Command {
  const command = new Command('build-site')
    .description('Builds a website from templates/ and data/ into plain HTML.')
    .version(version(caller.packageRoot), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => caller.stdout.write(text),
      // Error messages repeat words of the command line.
      writeErr: (text) => caller.stderr.write(visibleValue(text)),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .showHelpAfterError('(build-site --help lists the commands and options)')
  const build = addBuild(command, caller, reporter)
  addDev(command, caller, reporter)
  addPreview(command, caller, reporter)
  addCheck(command, caller, reporter)
  addSchema(command, caller, reporter)
  addInit(command, caller, reporter)
  const options = build.options.map(({ flags, description }) => [flags, description])
  return command.addHelpText('after', `\nOptions of build, the default command:\n${table(options)}${addressHelp}`)
}

function version(packageRoot: string): string {
  const manifest: { version: string } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'))
  return manifest.version
}
