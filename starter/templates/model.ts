import type { Address, ModelTools } from 'build-site'
import type { SiteData } from './content'

/** A project, with its address. */
export type Project = ReturnType<typeof buildSite>['projects'][number]

/** What the pages are made from. */
export type Site = ReturnType<typeof buildSite>

/** Makes from the data what the pages need: addresses, the order of the projects, and HTML of Markdown. */
export function buildSite({ site, texts, projects, pages }: SiteData, { address, markdown }: ModelTools) {
  return {
    ...site.value,
    texts: texts.value,
    address,
    home: address('/'),
    projectList: address('/projects'),
    projects: projects
      .map(({ slug, value }) => ({ slug, ...value, address: address(`/projects/${slug}`) }))
      .sort((a, b) => b.year - a.year),
    pages: pages.map(({ slug, value, body }) => ({
      ...value,
      address: address(`/${slug}`),
      html: markdown(body).html,
    })),
  }
}

/** A link by its words. */
interface Link {
  readonly title: string
  readonly address: Address
}

/** What header and footer show on every page. */
export interface Frame {
  readonly name: string
  readonly email: string
  readonly home: Address
  readonly header: readonly Link[]
  readonly footer: readonly Link[]
}

/** Extracts from the site what header and footer show. */
export function frameOf({ name, email, home, projectList, texts, pages }: Site): Frame {
  const linksIn = (menu: string) =>
    pages.filter((page) => page.menu === menu).map(({ title, address }) => ({ title, address }))
  return {
    ...{ name, email, home },
    header: [{ title: texts.projects.title, address: projectList }, ...linksIn('header')],
    footer: linksIn('footer'),
  }
}
