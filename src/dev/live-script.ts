import { build } from 'esbuild'
import { livePaths } from './live-paths'

/** Compiles the script that keeps open pages up to date. @param source its entry point in the program */
export async function compileLiveScript(source: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    format: 'iife',
    tsconfigRaw: {},
    logLevel: 'silent',
  })
  return outputFiles.map(({ text }) => text).join('')
}

/** The element that loads the script. @param isError whether this is an error page, which disappears with the error */
export function liveScriptTag(version: string, isError = false): string {
  return `<script src="${livePaths.script}" data-version="${version}"${isError ? ' data-error' : ''} async></script>`
}

/** Inserts the script into the head of a page. */
export function withLiveScript(html: string, version: string): string {
  const tag = liveScriptTag(version)
  return html.includes('</head>') ? html.replace('</head>', `${tag}</head>`) : html + tag
}
