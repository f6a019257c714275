import type { Address, Page } from 'build-site'
import type { Site } from '../model/types'
import { type Message, messageHead } from './message-head'

/** The props of an error page. */
export interface ErrorPageProps<Shown> {
  readonly message: Shown
  readonly home: Address
}

/** An error page: a file at the root that hosts serve on their own. */
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
