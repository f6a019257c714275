import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import type { UrlForm } from '../../src/pages/page-paths'
import { filesIn, temporaryFolder } from '../support/folder'
import { long } from '../support/long'
import { runCli } from '../support/run-cli'
import { routes } from '../support/specified'

const names = routes.filter((route) => route !== '/').map((route) => route.slice(1))
const always = ['404.html', '500.html', 'index.html']
const forms: Record<UrlForm, readonly string[]> = {
  flat: [...always, ...names.map((name) => `${name}.html`)],
  folder: [...always, ...names.map((name) => `${name}/index.html`)],
  both: [...always, ...names.flatMap((name) => [`${name}.html`, `${name}/index.html`])],
}
const isPage = (file: string) => file.endsWith('.html')

test.each(['flat', 'folder', 'both'] as const)(
  '--urls %s writes exactly the pages of that form',
  long,
  async (form) => {
    const out = join(await temporaryFolder(), 'dist')
    const { exitCode } = await runCli(['--urls', form, '--out', out, '--quiet'], process.cwd())
    expect(exitCode).toBe(0)
    const files = await filesIn(out)
    expect(files.filter(isPage)).toEqual([...forms[form]].sort())
    const others = (await filesIn(inject('realSite'))).filter((file) => !isPage(file))
    expect(files.filter((file) => !isPage(file))).toEqual(others)
  },
)

test('without --urls both forms are written', async () => {
  expect((await filesIn(inject('realSite'))).filter(isPage)).toEqual([...forms.both].sort())
})
