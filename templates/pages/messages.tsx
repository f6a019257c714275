import { listsOf } from '../model/frame'
import type { PageModule } from '../model/site-types'
import type { Action, Address, Site } from '../model/types'
import { webPage } from '../structured-data/web-page'
import './message.css'
import { ActionButton } from '../components/action-button'
import { MarkShapes } from '../components/mark'

/** 404.html and 500.html, which hosts serve on their own, and the pages of listed brands without a record. */
export default {
  pages: (site) => {
    const { studio, addresses, collections } = site
    const { notFound, crash, missingBrand } = site.errors
    const home = (label: string) => ({ label, href: addresses.home.href })
    const lists = listsOf(site).map(({ title, address }) => ({ label: title, href: address.href }))
    const errorPage = (path: string, message: Message, ways: readonly Way[]) => {
      return { ...messagePage(site, site.address(path), message, studio.holding, ways), isErrorPage: true }
    }
    return [
      errorPage('/404', notFound, [home(notFound.action), ...lists]),
      errorPage('/500', crash, [home(crash.action), { label: studio.email, href: studio.mailto }]),
      ...collections
        .flatMap(({ missing }) => missing)
        .map(({ address, back }) => messagePage(site, address, missingBrand, studio.name, [back])),
    ]
  },
  body: MessagePage,
} satisfies PageModule<MessageProps>

type Message = Site['errors']['missingBrand'] & Partial<Pick<Site['errors']['notFound'], 'code'>>

/** A link of such a page; the first one is the main one. */
type Way = Pick<Action, 'label' | 'href'>

type MessageProps = ReturnType<typeof messagePage>['props']

/** @param owner follows the title: the studio or the holding company */
function messagePage(site: Site, address: Address, message: Message, owner: string, ways: readonly Way[]) {
  const { title, heading, description, text, code } = message
  return {
    address,
    head: {
      title: `${title} | ${owner}`,
      description,
      noindex: true,
      share: { title: site.studio.name, line: site.studio.tagline },
      jsonLd: [webPage({ name: heading, description, url: address.url })],
    },
    updated: site.errors.updated,
    props: { code, heading, text, ways },
  }
}

function MessagePage({ code, heading, text, ways }: MessageProps) {
  const buttons = ways.map(({ label, href }, index) => (
    <ActionButton label={label} href={href} variant={index === 0 ? 'primary' : 'outline'} key={href} />
  ))
  return (
    <div className="message" data-not-found={code && '404 Error: User attempted to access non-existent route:'}>
      <h1>
        {code !== undefined && <span className="message-code">{code}</span>}
        {code !== undefined && ' '}
        {heading}
      </h1>
      <p>{text}</p>
      <svg className="head-picture" viewBox="0 6 32 20" aria-hidden="true" focusable="false">
        <MarkShapes sun="var(--sun)" />
      </svg>
      {ways.length > 1 ? <div className="button-row">{buttons}</div> : buttons}
    </div>
  )
}
