import { Writable } from 'node:stream'
import { folder, z } from 'build-site'
import type { Argument, Command, Option } from 'commander'
import type { Caller } from '../../../src/cli/caller'
import { addCompletion } from '../../../src/cli/completion-command'
import { program } from '../../../src/cli/program'
import { addressHelp } from '../../../src/cli/project-options'
import { addHelp } from '../../../src/cli/refuse-words'
import { Reporter } from '../../../src/cli/reporter'
import { addSiteCommands } from '../../../src/cli/site-commands'
import { definition } from '../../support/site-from'
import { block, code, page, table, words } from './markdown'

const caller: Caller = {
  args: [],
  cwd: '/',
  env: {},
  stdout: new Writable(),
  stderr: new Writable(),
  interrupted: async () => undefined,
  packageRoot: process.cwd(),
}
const reporter = new Reporter(caller)

/** The commands of every site, whose kinds of content stand for any. */
export function generalCommands(): readonly Command[] {
  const command = program(caller, reporter)
  const content = { kinds: folder('<folder>', z.strictObject({}), '<kind>') }
  addSiteCommands(command, { ...definition, content, commands: [] }, caller, reporter)
  addCompletion(command, caller)
  addHelp(command)
  return endsOf(command)
}

/** The commands that the studio's site adds. */
export function studioCommands(): readonly Command[] {
  const command = program(caller, reporter)
  addSiteCommands(command, definition, caller, reporter)
  const own = new Set(definition.commands?.map((one) => one.words))
  return endsOf(command).filter((one) => own.has(nameOf(one)))
}

/** The options of the program itself, without a command. */
function ownOptions(): readonly Option[] {
  const command = program(caller, reporter)
  return command.createHelp().visibleOptions(command)
}

/** Commands that hold no others. */
function endsOf({ commands }: Command): Command[] {
  return commands.flatMap((command) => (command.commands.length > 0 ? endsOf(command) : command))
}

/** The words that call a command: `add <kind>`. */
export function nameOf(command: Command): string {
  const parent = command.parent?.parent ? `${command.parent.name()} ` : ''
  return parent + command.name()
}

export function commandsPage(): string {
  return page(
    {
      title: 'Commands',
      description:
        'Every command of build-site with its arguments, options, examples and exit status, as the program knows them.',
      order: 1,
    },
    [
      'Type `npx build-site <command>` in a clone, `npx --no -- build-site <command>` in a site of your own. Without a command, `build-site` builds. `build-site help <command>` prints what follows.',
      table(['option', 'meaning'], ownOptions().map(optionRow)),
      ...generalCommands().flatMap(commandParts),
      '## The address of a site',
      block(addressHelp.trim()),
      '## Commands of the studio’s site',
      'The site in the repository adds these commands. Any site can [add its own](/docs/data/yours/site-definition.md#commands-edits-that-operators-often-make).',
      ...studioCommands().flatMap((command) => commandParts(command, 0, [], '###')),
    ],
  )
}

function commandParts(command: Command, _index?: number, _all?: readonly Command[], level = '##'): string[] {
  const usage = `build-site ${nameOf(command)} ${command.usage().replace('[options] ', '')}`.trim()
  const help = helpAfter(command)
  return [
    `${level} ${code(`build-site ${nameOf(command)}`)}`,
    `${words(command.description()).replace(/\.?$/, '.')}`,
    block(usage),
    ...(command.registeredArguments.length === 0
      ? []
      : [table(['argument', 'meaning'], command.registeredArguments.map(argumentRow))]),
    ...(command.options.length === 0 ? [] : [table(['option', 'meaning'], command.options.map(optionRow))]),
    ...(help === '' ? [] : [block(help)]),
  ]
}

function argumentRow(argument: Argument): string[] {
  const name = argument.required ? `<${argument.name()}>` : `[${argument.name()}]`
  const choices = argument.argChoices === undefined ? '' : `: ${argument.argChoices.map(code).join(', ')}`
  return [code(name), words(argument.description) + choices]
}

function optionRow({ flags, description, argChoices, defaultValue }: Option): string[] {
  const choices = argChoices === undefined ? '' : `. One of ${argChoices.map(code).join(', ')}`
  const usual = defaultValue === undefined ? '' : `. Default: ${code(String(defaultValue))}`
  return [code(flags), words(description) + choices + usual]
}

/** What the help of a command says below its options, without what several commands say. */
function helpAfter(command: Command): string {
  let said = ''
  command.configureOutput({ writeOut: (text) => (said += text) }).outputHelp()
  return said.slice(command.helpInformation().length).replace(addressHelp, '').trim()
}
