const exitStatus = 'Exit status: 0 written, 1 the name is taken or the data is wrong, 2 the command line is wrong.'

/** The examples of `add brand --help`. */
export const addBrandHelp = `
Examples:
  build-site add brand "Harbor Loom"                      data/brands/harborloom.yaml
  build-site add brand HarborLoom --collection vista      where there are several collections
  build-site add brand HarborLoom --existing              a brand that is active already
  build-site add brand harborloom.io                      its website, and the domain that is for sale
  build-site add brand 東京 --slug tokyo                   data/brands/tokyo.yaml

${exitStatus}`

/** The examples of `add domain --help`. */
export const addDomainHelp = `
Examples:
  build-site add domain harborloom                        harborloom.com
  build-site add domain harborloom.io --group cusp        where there are several groups
  build-site add domain łódź.com                          lodz in the data; --slug chooses another name

${exitStatus}`

/** The files that hold a new brand, as the operator would type them. */
interface AddedBrand {
  readonly created: string
  /** The collection file that was edited; undefined if the brand is listed already. */
  readonly edited: string | undefined
}

/** Where a domain was added. */
interface AddedDomain {
  readonly slug: string
  /** The file, as the operator would type it. */
  readonly file: string
}

/** What is offered, and the file that gives it a price, as the operator would type it. */
interface Offer {
  readonly host: string
  readonly pricing: string
}

/** The output of `add brand`. */
export function brandWords({ created, edited }: AddedBrand, group: string, { host, pricing }: Offer): string {
  const listed = edited === undefined ? 'It is listed in its collection already.' : `Listed under ${group} in ${edited}`
  return `Wrote ${created}
${listed}
Offers the domain ${host}

Next:
  write another domain as website: in ${created}, unless this one is yours
  replace every TODO, and the market size, in ${created}
  give it a price in ${pricing}, unless the usual one is right
  npx --no -- build-site
`
}

/** The output of `add domain`. */
export function domainWords({ slug, file }: AddedDomain, group: string, { host, pricing }: Offer): string {
  return `Added ${slug} to the group ${group} in ${file}
Offers the domain ${host}

Next:
  write another domain as host: below slug: ${slug}, unless this one is yours
  replace every TODO below slug: ${slug}, and put today into updated: at the top
  give it a price in ${pricing}, unless the usual one is right
  npx --no -- build-site
`
}
