import type { Address, Page, Site } from 'build-site'
import { type Message, messageHead } from './message-head'

/** What an error page shows. */
export interface ErrorPageProps<Shown> {
  readonly message: Shown
  readonly home: Address
}

/** A file at the root that hosts serve by themselves. */
export function errorPage<Shown extends Message>(
  site: Site,
  path: string,
  message: Shown,
): Page<ErrorPageProps<Shown>> {
  const address = site.address(path)
  const head = messageHead(site, address, message, site.studio.holding)
  return {
    address,
    head,
    updated: site.errors.updated,
    isErrorPage: true,
    props: { message, home: site.addresses.home },
  }
}
