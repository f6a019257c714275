import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { InputError } from '../lib/problem'
import type { Host } from './host'
import { rootFolder } from './project-options'
import type { Reporter } from './reporter'
import { definitionOf } from './site-definition'

/** Commands of the program that need none of a site. */
const general = ['', 'build', 'dev', 'preview', 'check', 'schema', 'init']

/** Those that every site has, for its own kinds of record. */
const edits = ['add', 'rename', 'remove']

/** Adds the commands of the site, where the first word may be one of them, or where all are listed. */
export async function addOwnCommands(command: Command, host: Host, reporter: Reporter): Promise<void> {
  const [first = ''] = host.args
  // Behind options, where it does not belong, it is refused with the reason.
  const word = host.args.find((arg) => edits.includes(arg)) ?? first
  if (general.includes(word) || (word.startsWith('-') && !['-h', '--help'].includes(word))) return
  const isEdit = edits.includes(first)
  if (isEdit) reporter.endRefusalsWith('Nothing was written.')
  const root = rootFolder({ root: rootOf(host.args) }, host)
  const site = join('templates', 'site.ts')
  if (existsSync(join(root, site))) {
    const { addSiteCommands } = await import('./site-commands')
    addSiteCommands(command, await definitionOf(root, host), host, reporter)
  } else if (isEdit && !host.args.some((arg) => ['-h', '--help'].includes(arg))) {
    const message = `missing file, without which build-site ${word} does not know what the data is; run it in the folder of the site, or name that with --root`
    throw InputError.at(site, message)
  }
}

/** The project folder that the options of a command name. */
function rootOf(args: readonly string[]): string {
  const index = args.findIndex((word) => word === '--root' || word.startsWith('--root='))
  const option = args[index]
  if (option === undefined) return '.'
  return (option.includes('=') ? option.slice(option.indexOf('=') + 1) : args[index + 1]) || '.'
}
