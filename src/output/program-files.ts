import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { memo } from '../content/memo'

/** The program's own files that templates are compiled together with. Absolute. */
export interface ProgramFiles {
  /** What templates import as `build-site`. */
  readonly kit: string
  /** Turns elements into markup. */
  readonly renderer: string
  /** Folder of the one copy of React that templates and renderer share. */
  readonly react: string
  /**
   * The part of react-dom that renders to a string. Its official entry also brings the streaming renderer, which opens
   * a MessageChannel when it is loaded and so keeps the process from ending.
   */
  readonly staticRenderer: string
  /** What decides how templates are compiled, and in which form they are kept. */
  readonly compiler: readonly string[]
  /** What keeps pages of the dev server up to date. */
  readonly liveScript: string
  /** Where things of sites are kept that were made before; safe to delete at any time. */
  readonly cache: string
  /** The part of it for share images and icons. */
  readonly imageCache: string
  /** Where templates are kept compiled, beside the program; safe to delete between runs. */
  readonly compiled: string
  /** Finds a file of a package: `@fontsource/…`. */
  readonly resolve: (name: string) => string
  /** The folders in which packages are found that templates name, such as the font: nearest first. */
  readonly packages: readonly string[]
}

const compilerSources = [
  join('files', 'assets'),
  ...'bundle bundler compile-script kept-templates load-templates module-folder plain-templates script-modules template-compiler'
    .split(' ')
    .map((name) => join('compile', name)),
]

/** Finds them, once. @param packageRoot the folder of the program's package.json */
export const programFiles = memo(10, (packageRoot: string): ProgramFiles => {
  const { resolve } = createRequire(join(packageRoot, 'package.json'))
  const reactDom = dirname(resolve('react-dom/package.json'))
  // Installed as a package, the program lies in a node_modules beside what it needs; in a checkout it has its own.
  const [, nearest] = /^(.*[\\/]node_modules)[\\/]/.exec(packageRoot) ?? []
  const modules = nearest ?? join(packageRoot, 'node_modules')
  const cache = join(modules, '.cache', 'build-site')
  return {
    cache,
    compiled: join(modules, '.build-site', 'templates'),
    imageCache: join(cache, 'images'),
    resolve,
    packages: resolve.paths('any package') ?? [],
    compiler: [
      ...compilerSources.map((name) => join(packageRoot, 'src', 'output', `${name}.ts`)),
      resolve('esbuild/package.json'),
    ],
    kit: join(packageRoot, 'src', 'index.ts'),
    renderer: join(packageRoot, 'src', 'renderer.ts'),
    liveScript: join(packageRoot, 'src', 'dev', 'client', 'live.ts'),
    react: dirname(resolve('react/package.json')),
    staticRenderer: join(reactDom, 'cjs', 'react-dom-server-legacy.browser.production.js'),
  }
})

/** The folders of which the program consists, and those with which it is worked on: no build may replace them. */
export function ownFolders(packageRoot: string): string[] {
  return ['bin', 'src', 'templates', 'data', 'test', 'node_modules'].map((name) => join(packageRoot, name))
}
