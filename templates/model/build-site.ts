import { compare, latest, type ModelTools, mailto } from 'build-site'
import type { Data } from '../content'
import { formatDate } from '../rules/formats'
import { buildCollections } from './build-collections'
import { buildDomains } from './build-domains'
import { buildPress } from './build-press'
import { askingMail } from './mail'
import { mainPaths } from './main-paths'
import { rich } from './rich'

/** Everything that templates are rendered from. They compute nothing that is available here. */
export type Site = ReturnType<typeof buildSite>
/** The studio: names and addresses. */
export type Studio = Site['studio']

/** Builds the site from its data: every price, count, sentence and address that a page shows. Pure. */
export function buildSite(data: Data, tools: ModelTools) {
  const { address } = tools
  const home = data.home.value
  const collections = buildCollections(data, tools)
  const domains = data.domains && buildDomains(data.domains.value, data, tools, collections)
  const contact = data.contact && buildContact(data.contact, data, tools)
  return {
    studio: buildStudio(data),
    addresses: { home: address('/'), domains: domains?.address, contact: contact?.address },
    address,
    collections,
    /** Undefined as long as there is no price list. */
    domains,
    home,
    /** The paragraphs about the studio on the home page. */
    about: home.about.paragraphs.map((text) => rich(text, tools)),
    /** The day of the last change of anything that the home page shows. */
    homeUpdated: latest(
      home.updated,
      collections.flatMap(({ texts, homeCards }) => [texts.updated, ...homeCards.map(({ brand }) => brand.updated)]),
    ),
    contact,
    errors: data.errors.value,
    legal: data.legal.map((entry) => buildLegal(entry, tools)),
    /** The text pages. */
    texts: data.pages.map((entry) => buildLegal(entry, tools)),
    navigation: data.site.value.navigation,
    /** In their order; people without an `order` follow the others. */
    people: data.people
      .map(({ slug, value: { order = Number.MAX_SAFE_INTEGER, ...person } }) => ({ slug, order, ...person }))
      .sort((a, b) => a.order - b.order || compare(a.name, b.name)),
    /** Undefined if there are no press notes. */
    press: buildPress(data, tools),
  }
}

/** The contact page; each topic opens a mail. */
function buildContact({ value }: NonNullable<Data['contact']>, { site }: Data, { address }: ModelTools) {
  const topics = value.topics.map(({ topic, asks }) => ({ topic, href: askingMail(site.value.email, topic, asks) }))
  return { ...value, topics, address: address(mainPaths.contact) }
}

/** The names, addresses and texts of the studio, as shown on pages. */
function buildStudio({ site: { value: site }, pricing }: Data) {
  const { registrar, marketplace, registrationData, social, buying, ...texts } = site
  const { holding, formedIn, postalAddress } = site
  const networks = [
    { network: 'Instagram', href: social.instagram },
    { network: 'X', href: social.x },
    { network: 'LinkedIn', href: social.linkedin },
  ]
  return {
    ...texts,
    referenceNote: pricing.value.referenceNote,
    /** What a buyer gets, and how buying works. */
    buying: {
      ...buying,
      questions: buying.questions.map((question) => {
        return { ...question, asOf: question.checkedOn && formatDate(question.checkedOn) }
      }),
    },
    /** Who is behind the site, if the data says so. */
    company:
      (formedIn ?? postalAddress) &&
      [holding, formedIn && `formed in ${formedIn}`, postalAddress].filter(Boolean).join(', '),
    mailto: mailto(site.email),
    social: networks.flatMap(({ network, href }) => (href === undefined ? [] : [{ network, href }])),
  }
}

/** A text page: HTML rendered from Markdown, with raw HTML escaped, and its sections. */
export type LegalPage = ReturnType<typeof buildLegal>

/** Builds a page from its Markdown file. */
export function buildLegal(
  { slug, value, body }: Data['pages'][number],
  { address, markdown }: Pick<ModelTools, 'address' | 'markdown'>,
) {
  const { title, description, updated, path } = value
  return {
    ...{ slug, address: address(path ?? `/${slug}`), title, description, updated },
    updatedText: formatDate(updated),
    ...markdown(body),
  }
}
