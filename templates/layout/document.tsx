import { inlineJson } from 'build-site'
import type { DocumentProps } from '../model/site-types'
import '../styles/index.css'
import { colorStyles } from '../styles/look'
import { Footer } from './footer'
import { Header } from './header'

/** The layout of every page: header, main, footer, and the script. */
export default function Document({ frame, lang, path, within, assets, children }: DocumentProps) {
  const { styles, fonts, script } = assets
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles; as a child they would be escaped */}
        <style dangerouslySetInnerHTML={{ __html: 'href' in styles ? colorStyles : colorStyles + styles.inline }} />
        {'href' in styles && <link rel="stylesheet" href={styles.href} />}
        <script src={script} defer />
        <SpeculationRules addresses={frame.everything} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Header frame={frame} path={path} within={within} />
        <main id="main">{children}</main>
        <Footer frame={frame} path={path} />
      </body>
    </html>
  )
}

/** Makes links feel instant: supporting browsers prefetch a page when the pointer rests on its link. */
function SpeculationRules({ addresses }: { readonly addresses: string }) {
  // Pages have no file extension; addresses with one are downloads, and may be large.
  const where = { and: [{ href_matches: addresses }, { not: { href_matches: `${addresses}.*` } }] }
  const rules = { prefetch: [{ where, eagerness: 'moderate' }] }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the script, see inlineJson
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: inlineJson(rules) }} />
}
