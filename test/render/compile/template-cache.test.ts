import { readdir, rm, symlink, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { programFiles } from '../../../src/lib/program-files'
import { compileTemplates } from '../../../src/render/compile/compile-templates'
import { TemplateCompiler } from '../../../src/render/compile/template-compiler'
import { iconOf, sound } from '../../support/compile'
import { filesIn, temporaryFolder, writeFiles } from '../../support/folder'
import { long } from '../../support/long'

/** Valid templates, and a folder that only caches these. */
async function project() {
  const cwd = await temporaryFolder()
  const folder = join(cwd, 'templates')
  const compiled = join(cwd, 'compiled')
  const write = (files: Readonly<Record<string, string>>) => writeFiles(folder, files)
  await write({ ...sound, 'layout/icon.tsx': 'import { icon } from "./drawing"\nexport default icon' })
  await write({ 'layout/drawing.tsx': 'export const icon = () => <svg id="first" />' })
  const compile = () => compileTemplates({ folder, cwd, program: { ...programFiles(process.cwd()), compiled } })
  const icon = async () => {
    const templates = await compile()
    return iconOf(templates)
  }
  const compilations = async () => (await readdir(compiled)).filter((name) => name !== 'entries')
  return { folder, compiled, write, compile, icon, compilations }
}

test('templates are compiled once, as long as nothing changes', async () => {
  const { compile, compilations } = await project()
  const first = await compile()
  const second = await compile()
  expect(await compilations()).toHaveLength(1)
  expect([second.compiled.script, second.compiled.code, second.pages.map(({ file }) => file)]).toEqual([
    first.compiled.script,
    first.compiled.code,
    first.pages.map(({ file }) => file),
  ])
  expect(second.compiled.fonts).toEqual(first.compiled.fonts)
})

test('a change in any file, and a file that replaces another, cause a new compilation', long, async () => {
  const { write, icon, compile } = await project()
  expect(await icon()).toBe('<svg id="first"></svg>')
  await write({ 'layout/drawing.tsx': 'export const icon = () => <svg id="second" />' })
  expect(await icon()).toBe('<svg id="second"></svg>')
  await write({
    'layout/drawing.ts': 'export { other as icon } from "./other"',
    'layout/other.tsx': 'export const other = () => <svg id="third" />',
  })
  const withBoth = await icon()
  await write({ 'client/index.ts': 'console.log("another")' })
  expect((await compile()).compiled.script.script).toContain('another')
  expect(await icon()).toBe(withBoth)
})

test('damaged or missing cache entries are compiled again', long, async () => {
  const { compiled, icon } = await project()
  await icon()
  const [module = ''] = (await filesIn(compiled)).filter((file) => file.endsWith('icon.cjs'))
  await truncate(join(compiled, module), 10)
  expect(await icon()).toBe('<svg id="first"></svg>')
  const [entry = ''] = (await filesIn(compiled)).filter((file) => file.startsWith('entries'))
  await truncate(join(compiled, entry), 200)
  expect(await icon()).toBe('<svg id="first"></svg>')
  await rm(compiled, { recursive: true })
  expect(await icon()).toBe('<svg id="first"></svg>')
})

test('templates that do not compile leave nothing', async () => {
  const { write, compile, compilations } = await project()
  await write({ 'pages/about.tsx': 'const = 1' })
  await expect(compile()).rejects.toThrow('does not compile')
  expect(await compilations()).toEqual([])
})

/** Does something before and after the next compilation. */
function aroundCompilation(before: () => Promise<void>, after: () => Promise<void>): void {
  const { compile } = TemplateCompiler.prototype
  vi.spyOn(TemplateCompiler.prototype, 'compile').mockImplementationOnce(async function (this: TemplateCompiler) {
    await before()
    const compiled = await compile.call(this)
    await after()
    return compiled
  })
}

const drawing = (id: string) => ({ 'layout/drawing.tsx': `export const icon = () => <svg id="${id}" />` })

test('templates that are saved while they are compiled are used once and not stored', long, async () => {
  const { write, icon, compilations } = await project()
  aroundCompilation(
    async () => {},
    () => write(drawing('second')),
  )
  expect(await icon()).toBe('<svg id="first"></svg>')
  expect(await compilations()).toEqual([])
  expect(await icon()).toBe('<svg id="second"></svg>')
  expect(await compilations()).toHaveLength(1)
})

test('templates that are changed and changed back in the meantime are not stored', long, async () => {
  const { write, icon } = await project()
  aroundCompilation(
    () => write(drawing('second')),
    () => write(drawing('first')),
  )
  expect(await icon()).toBe('<svg id="second"></svg>')
  expect(await icon()).toBe('<svg id="first"></svg>')
})

test('templates are not stored if a file or a broken link is removed in the meantime', async () => {
  const { folder, write, icon, compilations } = await project()
  await write({ 'layout/note.md': 'no template' })
  await symlink('nowhere', join(folder, 'layout', '.#icon.tsx'))
  aroundCompilation(
    () => rm(join(folder, 'layout', 'note.md')),
    () => rm(join(folder, 'layout', '.#icon.tsx')),
  )
  expect(await icon()).toBe('<svg id="first"></svg>')
  expect(await compilations()).toEqual([])
})

test(
  'links of editors that lead nowhere, and links in a circle, do not keep templates from being stored',
  long,
  async () => {
    const { folder, icon, compilations } = await project()
    await symlink('nowhere', join(folder, 'layout', '.#icon.tsx'))
    await symlink('..', join(folder, 'layout', 'above'))
    await icon()
    expect(await icon()).toBe('<svg id="first"></svg>')
    expect(await compilations()).toHaveLength(1)
  },
)
