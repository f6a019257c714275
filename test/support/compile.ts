import { InputError, type Problem } from '../../src/lib/problem'
import { programFiles } from '../../src/lib/program-files'
import { compileTemplates } from '../../src/render/compile/compile-templates'
import type { Templates } from '../../src/render/compile/templates'
import { temporaryFolder, writeFiles } from './folder'

/** The smallest templates that compile. */
export const sound = {
  'pages/about.tsx': 'export default { pages: () => [], body: () => null }',
  'layout/document.tsx':
    'export default ({ children }) => <html><head><title>t</title></head><body>{children}</body></html>',
  'layout/share-card.tsx':
    'export const font = "@fontsource/newsreader/files/newsreader-latin-500-normal.woff"\nexport default () => <svg />',
  'layout/icon.tsx': 'export default () => <svg />',
  'site.ts': `import { defineSite } from 'build-site'
    const settings = { url: 'https://host.example', name: 'Sound', themeColor: { light: '#ffffff', dark: '#000000' } }
    export default defineSite({ content: {}, settings: () => settings, model: () => ({}), frame: () => ({}) })`,
  'client/index.ts': 'const greeting: string = "hello"\nconsole.log(greeting)',
}

/** Compiles these minimal templates from a parent folder, with some of them replaced or (by an empty text) omitted. */
export async function compile(changed: Readonly<Record<string, string>> = {}): Promise<Templates> {
  const cwd = await temporaryFolder()
  const files = Object.entries({ ...sound, ...changed }).filter(([, text]) => text !== '')
  await writeFiles(`${cwd}/templates`, Object.fromEntries(files))
  return compileTemplates({ folder: `${cwd}/templates`, cwd, program: programFiles(process.cwd()) })
}

/** The error messages of compiling. */
export async function problemsOf(changed: Readonly<Record<string, string>>): Promise<readonly Problem[]> {
  const error = await compile(changed).catch((reason: unknown) => reason)
  if (error instanceof InputError) return error.problems
  throw new Error('expected a problem of the input', { cause: error })
}

/** The drawing of the icon of a tab. */
export function iconOf({ icon, renderDrawing }: Pick<Templates, 'icon' | 'renderDrawing'>): string {
  if (icon === undefined) throw new Error('there is an icon')
  return renderDrawing(icon, { form: 'tab', size: 32 })
}
