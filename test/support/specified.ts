/** The tables of the specification (§2, §3 and §9) that tests compare the site with, copied by hand. */

/** A brand with its prices in the specification. */
interface SpecifiedBrand {
  readonly name: string
  readonly slug: string
  readonly collection: 'vista' | 'ai'
  readonly price: string
  /** The struck-through price. */
  readonly reference: string
}

type Tier = readonly [price: string, reference: string, names: string]

const vistaTiers: readonly Tier[] = [
  ['$50,000', '$100,000', 'VistaReady'],
  ['$35,000', '$70,000', 'VistaMansions'],
  ['$25,000', '$50,000', 'VistaSet'],
  ['$20,000', '$50,000', 'VistaNap VistaNests VistaStrong VistaChateau VistaChalet VistaBalance VistaTab'],
  ['$15,000', '$30,000', 'VistaEspresso VistaEthos VistaSki VistaRefresh VistaGlasses VistaSail VistaTavern'],
  [
    '$10,000',
    '$15,000',
    'VistaMeal VistaSip VistaTaste VistaSpots VistaMission VistaPursuit VistaValues VistaEmpire VistaKingdom VistaRealm',
  ],
  ['$5,000', '$10,000', 'VistaDive VistaSteps'],
]

const aiTiers: readonly Tier[] = [
  ['$75,000', '$150,000', 'JumpinAI'],
  ['$25,000', '$50,000', 'AIRushConsulting'],
  ['$15,000', '$30,000', 'AIRushVentures'],
  ['$10,000', '$15,000', 'AiRushTimes AIRushBase AIRushPilot ApplyAIFast'],
]

/** All 36 brands. */
export const brands: readonly SpecifiedBrand[] = [...inTiers('vista', vistaTiers), ...inTiers('ai', aiTiers)]

function inTiers(collection: 'vista' | 'ai', tiers: readonly Tier[]): SpecifiedBrand[] {
  return tiers.flatMap(([price, reference, names]) =>
    names.split(' ').map((name) => ({ name, slug: name.toLowerCase(), collection, price, reference })),
  )
}

/** The brands of each collection in the order of their cards (§3). */
export const order = {
  vista: (
    'VistaReady VistaNests VistaEspresso VistaRefresh VistaSet VistaMansions VistaChateau VistaChalet VistaSip ' +
    'VistaTavern VistaSki VistaSail VistaNap VistaGlasses VistaEthos VistaBalance VistaTab VistaRealm VistaDive ' +
    'VistaStrong VistaTaste VistaMeal VistaSpots VistaMission VistaPursuit VistaSteps VistaValues VistaEmpire VistaKingdom'
  ).split(' '),
  ai: 'JumpinAI AiRushTimes ApplyAIFast AIRushBase AIRushPilot AIRushVentures AIRushConsulting'.split(' '),
}

/** The routes that do not belong to a brand (§2). */
const mainRoutes = [
  '/',
  '/vista-collection-portfolio',
  '/ai-collection-portfolio',
  '/domains',
  '/contact',
  '/privacy-policy',
  '/terms-of-use',
]

/** Every public route (§2). */
export const routes = [...mainRoutes, ...brands.map(({ slug }) => `/${slug}`)]

/** The pages served for any other route, and for errors. */
export const errorRoutes = ['/404', '/500']

/** One page of each kind; for brands, one for each way of offering them in the specification. */
export const kindsOfPages = [
  ...mainRoutes,
  '/vistaready',
  '/vistaset',
  '/applyaifast',
  '/airushbase',
  '/jumpinai',
  ...errorRoutes,
]

/** The market sizes in the specification (§3), by slug. */
export const marketSizes = new Map([
  ['vistanests', '$1.7T'],
  ['vistamansions', '$2.3T'],
  ['jumpinai', '$24.0B'],
  ['airushtimes', '$18.0B'],
  ['applyaifast', '$14.2B'],
  ['airushbase', '$9.5B'],
  ['airushpilot', '$32.0B'],
  ['airushventures', '$65.0B'],
  ['airushconsulting', '$22.0B'],
])

/** The topics listed on the contact page (§2, Contact). */
export const contactTopics = [
  'investment and partnership inquiries',
  'brand collaboration and licensing',
  'acquisition of domains',
  'media and press',
  'strategic partnerships and joint ventures',
  'questions about the portfolio',
]
