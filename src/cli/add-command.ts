import { type Command, InvalidArgumentError } from 'commander'
import { slug as slugSchema } from '../content/schema/slug'
import type { NewName } from '../init/new-name'
import { addBrandHelp, addDomainHelp, addHelp, brandWords, domainWords } from './add-words'
import { chooseOne } from './choose-one'
import type { Host } from './host'
import { addFolderOptions, type ProjectFlags, siteOptions } from './project-options'
import type { Reporter } from './reporter'

interface AddFlags extends ProjectFlags {
  readonly slug?: string
}

interface BrandFlags extends AddFlags {
  readonly collection?: string
  readonly existing?: boolean
}

interface DomainFlags extends AddFlags {
  readonly group?: string
}

/** A command that was called, and where. */
interface Call {
  readonly self: Command
  readonly host: Host
  readonly reporter: Reporter
}

/** Adds `add brand` and `add domain`, which write records with every field explained. */
export function addAdd(program: Command, host: Host, reporter: Reporter): void {
  const command = program
    .command('add')
    .description('add a brand or a domain to the data')
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText('after', addHelp)
  addFolderOptions(command.command('brand').description('write the file of a new brand, and list it'))
    .argument('<name>', 'the name as visitors read it, or the domain of the brand')
    .option('--collection <slug>', 'the collection that lists it; needed where there are several')
    .option('--existing', 'list it under the existing brands, not the developing ones')
    .option('--slug <slug>', 'its name in addresses; made from the name when left out', usableSlug)
    .addHelpText('after', addBrandHelp)
    .action((name: string, flags: BrandFlags, self: Command) => runBrand(name, flags, { self, host, reporter }))
  addFolderOptions(command.command('domain').description('add a domain without a brand to data/domains'))
    .argument('<name>', 'its name, or the domain itself')
    .option('--group <id>', 'the group of the domains page; needed where there are several')
    .option('--slug <slug>', 'its name in the data; made from the name when left out', usableSlug)
    .addHelpText('after', addDomainHelp)
    .action((name: string, flags: DomainFlags, self: Command) => runDomain(name, flags, { self, host, reporter }))
}

async function runBrand(typed: string, flags: BrandFlags, call: Call): Promise<void> {
  const { self, host } = call
  const named = await nameOf(typed, 'brand', flags, call)
  const { site, plan, verify } = await planned(flags, call)
  const slugs = plan.site.collections.map(({ slug }) => slug)
  const collection = chooseOne(self, '--collection', flags.collection, slugs)
  const group = flags.existing ? 'existing' : 'developing'
  const { addBrand } = await import('../init/add-brand')
  const added = await addBrand({ ...named, collection, group }, plan, site, verify)
  host.stdout.write(brandWords(added, group, { host: named.host, pricing: plan.data.pricing.source.file }))
}

async function runDomain(typed: string, flags: DomainFlags, call: Call): Promise<void> {
  const { self, host } = call
  const named = await nameOf(typed, 'domain', flags, call)
  const { site, plan, verify } = await planned(flags, call)
  const ids = plan.data.domains.value.groups.map(({ id }) => id)
  const group = chooseOne(self, '--group', flags.group, ids)
  const { addDomain } = await import('../init/add-domain')
  const added = await addDomain({ ...named, group }, plan, site, verify)
  host.stdout.write(domainWords(added, group, { host: named.host, pricing: plan.data.pricing.source.file }))
}

/** @throws CommanderError after printing what a name must look like */
async function nameOf(typed: string, kind: 'brand' | 'domain', { slug }: AddFlags, { self }: Call): Promise<NewName> {
  const { newName } = await import('../init/new-name')
  return newName(typed, { kind, slug }, (expected) =>
    self.error(`error: command-argument value '${typed}' is invalid for argument 'name'. Expected ${expected}.`),
  )
}

/** Reads the site to which something is added. It must be valid: otherwise, not all names in use are known. */
async function planned(flags: ProjectFlags, { host, reporter }: Call) {
  reporter.endRefusalsWith('Nothing was written.')
  const site = siteOptions(flags, host)
  const { planSite } = await import('../build/plan/plan-site')
  const plan = await planSite(site, (step) => reporter.progress(step))
  reporter.stopProgress()
  return { site, plan, verify: () => planSite(site, () => {}) }
}

/** @throws InvalidArgumentError for an invalid slug */
function usableSlug(typed: string): string {
  const { data, error } = slugSchema.safeParse(typed)
  if (data !== undefined) return data
  throw new InvalidArgumentError(`Expected ${error?.issues[0]?.message}.`)
}
