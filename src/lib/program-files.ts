import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { memo } from './memo'

/** The program's own files that are compiled together with templates. All paths are absolute. */
export interface ProgramFiles {
  /** The module that renders elements to markup. */
  readonly renderer: string
  /** Folder of the single copy of React that templates and renderer share. */
  readonly react: string
  /**
   * The part of react-dom that renders to a string. The official entry point also loads the streaming renderer, which
   * opens a MessageChannel and so keeps the process from exiting.
   */
  readonly staticRenderer: string
  /** The script that keeps pages of the dev server up to date. */
  readonly liveScript: string
  /** The folder for what is kept between builds; safe to delete at any time. */
  readonly store: string
  /** The folder for share images and icons; likewise. */
  readonly imageCache: string
  /** The folder for compiled templates, next to the compiled program; safe to delete between runs. */
  readonly compiled: string
  /** Resolves a file of a package: `@fontsource/…`. */
  readonly resolve: (name: string) => string
  /** Folders in which packages named by templates, such as the font, are looked up: nearest first. */
  readonly packages: readonly string[]
}

/** Locates the program's files, once. @param packageRoot the folder of the program's package.json */
export const programFiles = memo(10, (packageRoot: string): ProgramFiles => {
  const { resolve } = createRequire(join(packageRoot, 'package.json'))
  const reactDom = dirname(resolve('react-dom/package.json'))
  // Installed as a package, the program is in the same node_modules as its dependencies; a checkout has its own.
  const [, nearest] = /^(.*[\\/]node_modules)[\\/]/.exec(packageRoot) ?? []
  const modules = nearest ?? join(packageRoot, 'node_modules')
  const cache = join(modules, '.cache', 'build-site')
  const [code, ending] = isCheckout(packageRoot) ? ['src', 'ts'] : ['lib', 'js']
  return {
    store: join(cache, 'store'),
    compiled: join(modules, '.build-site', 'templates'),
    imageCache: join(cache, 'images'),
    resolve,
    packages: resolve.paths('any package') ?? [],
    renderer: join(packageRoot, code, 'render', `renderer.${ending}`),
    liveScript: join(packageRoot, code, 'dev', 'client', `live.${ending}`),
    react: dirname(resolve('react/package.json')),
    staticRenderer: join(reactDom, 'cjs', 'react-dom-server-legacy.browser.production.js'),
  }
})

/** Whether the program runs from its sources. A package only has lib/, which `npm pack` made from them. */
export function isCheckout(packageRoot: string): boolean {
  return existsSync(join(packageRoot, 'src'))
}

/** The folders of the program and of its development, which no build may replace. */
export function ownFolders(packageRoot: string): string[] {
  return ['bin', 'src', 'lib', 'templates', 'starter', 'data', 'test', 'node_modules'].map((name) =>
    join(packageRoot, name),
  )
}
