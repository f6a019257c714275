import { type Command, InvalidArgumentError } from 'commander'
import { domainOf, isOddDomain, slugOf } from '../init/slug-of'
import { addBrandHelp, addDomainHelp, addHelp, brandWords, domainWords } from './add-words'
import { chooseOne } from './choose-one'
import type { Host } from './host'
import { addFolderOptions, type ProjectFlags, siteOptions } from './project-options'
import type { Reporter } from './reporter'

interface BrandFlags extends ProjectFlags {
  readonly collection?: string
  readonly existing?: boolean
}

interface DomainFlags extends ProjectFlags {
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
    .argument('<name>', 'the name as visitors read it', usable)
    .option('--collection <slug>', 'the collection that lists it; needed where there are several')
    .option('--existing', 'list it under the existing brands, not the developing ones')
    .addHelpText('after', addBrandHelp)
    .action((name: string, flags: BrandFlags, self: Command) => runBrand(name, flags, { self, host, reporter }))
  addFolderOptions(command.command('domain').description('add a domain without a brand to data/domains'))
    .argument('<name>', 'its name, or the domain itself', usableDomain)
    .option('--group <id>', 'the group of the domains page; needed where there are several')
    .addHelpText('after', addDomainHelp)
    .action((name: string, flags: DomainFlags, self: Command) => runDomain(name, flags, { self, host, reporter }))
}

async function runBrand(name: string, flags: BrandFlags, call: Call): Promise<void> {
  const { self, host } = call
  const { site, plan } = await planned(flags, call)
  const slugs = plan.site.collections.map(({ slug }) => slug)
  const collection = chooseOne(self, '--collection', flags.collection, slugs)
  const group = flags.existing ? 'existing' : 'developing'
  const { addBrand } = await import('../init/add-brand')
  const added = await addBrand({ name, slug: slugOf(name) ?? '', collection, group }, plan, site)
  host.stdout.write(brandWords(added, group))
}

async function runDomain(name: string, flags: DomainFlags, call: Call): Promise<void> {
  const { self, host } = call
  const { site, plan } = await planned(flags, call)
  const ids = plan.data.domains.value.groups.map(({ id }) => id)
  const group = chooseOne(self, '--group', flags.group, ids)
  const { slug, host: domain } = domainOf(name)
  const { addDomain } = await import('../init/add-domain')
  const file = await addDomain({ slug, host: domain, group }, plan, site)
  host.stdout.write(domainWords(slug, group, file))
}

/** The site to which something is added: only a site without mistakes says what is taken. */
async function planned(flags: ProjectFlags, { host, reporter }: Call) {
  reporter.endRefusalsWith('Nothing was written.')
  const site = siteOptions(flags, host)
  const { planSite } = await import('../output/plan/plan-site')
  const plan = await planSite(site, (step) => reporter.progress(step))
  reporter.stopProgress()
  return { site, plan }
}

/** @throws InvalidArgumentError for an address that is no domain, and for a name of which none can be made */
function usableDomain(name: string): string {
  if (!isOddDomain(name)) return usable(name)
  throw new InvalidArgumentError('Expected a name, or a domain without https://, www. and path, such as saltmill.io.')
}

/** @throws InvalidArgumentError for a name of which no address can be made, or in which a placeholder would be seen */
function usable(name: string): string {
  if (/[{}]/.test(name)) throw new InvalidArgumentError('Expected a name without { and }, which mark placeholders.')
  if (slugOf(name) !== undefined) return name.trim()
  throw new InvalidArgumentError('Expected a name with letters or digits of which an address can be made.')
}
