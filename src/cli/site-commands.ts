import { join } from 'node:path'
import { type Command, CommanderError } from 'commander'
import type { SiteOptions, SitePlan } from '../build/plan/plan-site'
import type { Editor } from '../edit/editor'
import { usualLocale } from '../lib/formats'
import { addCommands } from '../site/add-commands'
import type { SiteDefinition } from '../site/define-site'
import { moveCommands } from '../site/move-commands'
import type { PagesByPath } from '../site/redirect-moved'
import type { SiteCommand } from '../site/site-command'
import { type Caller, todayOf } from './caller'
import { addFolderOptions, checked, type ProjectFlags, siteOptions } from './project-options'
import { didYouMean } from './refuse-words'
import type { Reporter } from './reporter'

/** Adds the commands that edit the data of a site: its own commands, and those for its kinds of content. */
export function addSiteCommands(
  program: Command,
  definition: SiteDefinition,
  caller: Caller,
  reporter: Reporter,
): void {
  const own = definition.commands ?? []
  const words = new Set(own.map((command) => command.words))
  const general = [...addCommands(definition.content), ...moveCommands(definition.content)]
  const others = general.filter((command) => !words.has(command.words))
  const all = [...own, ...others]
  for (const command of all) addSiteCommand(program, command, caller, reporter)
  for (const name of Object.keys(groups)) {
    const within = all.filter((command) => command.words.startsWith(`${name} `))
    if (within.length > 0) groupIn(program, name).addHelpText('after', examplesOf(within))
  }
}

function addSiteCommand(program: Command, command: SiteCommand, caller: Caller, reporter: Reporter): void {
  const [last = '', ...before] = command.words.split(' ').reverse()
  const parent = before.reduceRight(groupIn, program)
  const added = addFolderOptions(parent.command(last).description(command.description))
  for (const { name, description } of command.arguments) added.argument(name, description)
  for (const { flags, description, expected } of command.options ?? []) {
    if (expected === undefined) added.option(flags, description)
    else added.option(flags, description, checked(expected))
  }
  added.addHelpText('after', command.help ?? '').action(() => runSiteCommand(command, added, caller, reporter))
}

/** The first example of each command. */
function examplesOf(commands: readonly SiteCommand[]): string {
  const lines = commands.flatMap(({ help = '' }) => /^ {2}build-site .*$/m.exec(help) ?? [])
  return `\nExamples:\n${lines.join('\n')}\n\nExit status: 0 written, 1 the data is wrong, 2 the command line is wrong.`
}

/** The command that groups others, such as `add` for `add post`. */
function groupIn(program: Command, name: string): Command {
  const known = program.commands.find((command) => command.name() === name)
  if (known !== undefined) return known
  return program
    .command(name)
    .description(groups[name] ?? `what to ${name}`)
    .helpCommand('help [command]', 'print the help of a command')
}

const groups: Readonly<Record<string, string>> = {
  add: 'add a record to the data',
  rename: 'rename a record, and redirect its old address',
  remove: 'remove a record, and redirect its address',
}

/**
 * The value of an option that must name one of several things, and may be left out where there is only one.
 *
 * @throws CommanderError after printing the possible values
 */
function chooseOne(self: Command, option: string, value: string | undefined, known: readonly string[]): string {
  const chosen = known.length === 1 ? (value ?? known[0]) : value
  if (chosen !== undefined && known.includes(chosen)) return chosen
  const found = value === undefined ? `missing option '${option}'` : `unknown value '${value}' of '${option}'`
  return self.error(`error: ${found}, expected one of ${known.join(', ')}${didYouMean(value ?? '', known)}`)
}

async function runSiteCommand(command: SiteCommand, self: Command, caller: Caller, reporter: Reporter): Promise<void> {
  const { args } = self
  reporter.follow({ end: 'Nothing was written.' })
  const flags = self.opts<ProjectFlags & Record<string, string | boolean | undefined>>()
  const site = siteOptions(flags, caller)
  const { planSite } = await import('../build/plan/plan-site')
  const plan = await planSite(site, (step) => reporter.progress(step))
  reporter.stopProgress()
  const { Editor } = await import('../edit/editor')
  const { takenSlugs } = await import('../build/plan/taken-slugs')
  const { content } = plan.templates.definition
  const edit = new Editor({ folder: site.data, cwd: site.cwd, content })
  const words = await ranBySite(plan, () =>
    command.run({
      ...{ args, options: flags, data: plan.data, model: plan.site.model, edit, content },
      locale: plan.site.settings.locale ?? usualLocale,
      taken: takenSlugs(plan),
      today: todayOf(caller),
      refuse: (expected, at = 0) => {
        const typed = args[at] ?? ''
        const name = command.arguments[at]?.name.replace(/[<>[\]]/g, '') ?? ''
        return self.error(
          `error: command-argument value '${typed}' is invalid for argument '${name}'. Expected ${expected}.`,
        )
      },
      choose: (option, value, known) => chooseOne(self, option, value, known),
    }),
  )
  const moved = await writeEdits(plan, edit, site)
  caller.stdout.write(words + moved.map((line) => `${line}\n`).join(''))
}

/** The result of a command's code. @throws InputError if it throws or does not finish */
async function ranBySite({ templates }: SitePlan, task: () => string): Promise<string> {
  const { templateError } = await import('../render/compile/template-error')
  const { withinTime } = await import('../render/compile/within-time')
  try {
    return withinTime(task)
  } catch (error) {
    throw error instanceof CommanderError ? error : templateError(error, join(templates.folder, 'site.ts'))
  }
}

/**
 * Writes edits if the site builds with them, and redirects what they moved. @returns what was redirected, a line each
 */
async function writeEdits(plan: SitePlan, edit: Editor, site: SiteOptions): Promise<string[]> {
  const { planSite } = await import('../build/plan/plan-site')
  const { publishedFiles } = await import('../dev/published-files')
  const { redirectMoved } = await import('../site/redirect-moved')
  const lines: string[] = []
  let after = plan
  await edit.write(
    async () => {
      after = await planSite(site, () => {})
      const pages = { before: pagesByPath(plan), after: pagesByPath(after) }
      lines.push(...redirectMoved({ ...pages, redirects: after.redirects, edit }))
    },
    async () => void publishedFiles(lines.length === 0 ? after : await planSite(site, () => {})),
  )
  return lines
}

function pagesByPath({ pages }: SitePlan): PagesByPath {
  return new Map(pages.map(({ page }) => [page.address.path, page.within?.path]))
}
