import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { addBuild } from './build-command'
import type { Host } from './host'
import type { Reporter } from './reporter'
import { addSchema } from './schema-command'

/** The command line (decisions, "The command line"). */
export function program(host: Host, reporter: Reporter): Command {
  const command = new Command('build-site')
    .description('Builds a venture studio’s website from templates/ and data/ into plain HTML.')
    .version(version(host.packageRoot), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => host.stdout.write(text),
      writeErr: (text) => host.stderr.write(text),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .showHelpAfterError('(build-site --help lists the commands and options)')
  addBuild(command, host, reporter)
  addSchema(command, host)
  return command
}

function version(packageRoot: string): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string }
  return version
}
