import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { InputError } from '../lib/problem'
import type { SiteDefinition } from '../site/define-site'
import type { Caller } from './caller'
import { addFolderOptions, type ProjectFlags, rootFolder } from './project-options'
import type { Reporter } from './reporter'

/** The commands that every site has for its kinds of content. */
const edits = ['add', 'rename', 'remove']

const helpOptions = ['-h', '--help']

/** Adds the commands of the site, unless the first word is a command that the program has already, or an option. */
export async function addOwnCommands(program: Command, caller: Caller, reporter: Reporter): Promise<void> {
  const { args } = caller
  const [first = ''] = args
  // After options, where it does not belong, it is refused with a message.
  const word = args.find((arg) => edits.includes(arg)) ?? first
  const isGeneral = word === '' || program.commands.some((command) => command.name() === word)
  if (isGeneral || (word.startsWith('-') && !helpOptions.includes(word))) return
  const isEdit = edits.includes(first)
  if (isEdit) reporter.follow({ end: 'Nothing was written.' })
  const options = addFolderOptions(program.createCommand().copyInheritedSettings(program))
  options.parseOptions([...args])
  const root = rootFolder(options.opts<ProjectFlags>(), caller)
  const site = join('templates', 'site.ts')
  if (existsSync(join(root, site))) {
    const { addSiteCommands } = await import('./site-commands')
    addSiteCommands(program, await definitionOf(root, caller), caller, reporter)
  } else if (isEdit && !args.some((arg) => helpOptions.includes(arg))) {
    const message = `missing file, which build-site ${word} needs to know the data; run it in the folder of the site, or choose it with --root`
    throw InputError.at(site, message)
  }
}

/** The definition of the site in a project folder. @throws InputError if its templates do not compile */
export async function definitionOf(root: string, { cwd, packageRoot }: Caller): Promise<SiteDefinition> {
  const { compileTemplates } = await import('../render/compile/compile-templates')
  const { templateFolder } = await import('../render/compile/template-folder')
  const { definition } = await compileTemplates(templateFolder({ root, cwd, packageRoot }))
  return definition
}
