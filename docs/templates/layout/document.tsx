import type { DocumentProps } from '../site-types'
import '../styles/index.css'
import { Header } from './header'
import { Menu } from './menu'

/** The layout of every page. */
export default function Document({ frame, lang, path, assets, children }: DocumentProps) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {'href' in assets.styles ? (
          <link rel="stylesheet" href={assets.styles.href} />
        ) : (
          <style dangerouslySetInnerHTML={{ __html: assets.styles.inline }} />
        )}
        <script src={assets.script} defer />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Header frame={frame} />
        <div className="columns">
          <Menu frame={frame} path={path} />
          <main id="main">{children}</main>
        </div>
      </body>
    </html>
  )
}
