import type { DocumentProps } from '../site-types'
import '../styles/index.css'
import { Footer } from './footer'
import { Header } from './header'

/** The layout of every page. build-site adds the title and everything else that belongs in the head. */
export default function Document({ frame, lang, path, within, assets, children }: DocumentProps) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Styles styles={assets.styles} />
        <script src={assets.script} defer />
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

/** Small styles are in the page itself, large ones in a file. */
function Styles({ styles }: Pick<DocumentProps['assets'], 'styles'>) {
  if ('href' in styles) return <link rel="stylesheet" href={styles.href} />
  return <style dangerouslySetInnerHTML={{ __html: styles.inline }} />
}
