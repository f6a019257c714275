import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { otherSite } from '../support/other-site'
import { copyProject } from '../support/project'
import { runCli } from '../support/run-cli'

const layout = `import type { DocumentProps } from '../../templates/model/site-types'
export default ({ children }: DocumentProps) => <html lang="en"><head /><body>{children}</body></html>`

/** A project with one page, which links only to these addresses. */
async function projectLinkingTo(...addresses: readonly string[]): Promise<string> {
  const { root, remove, write } = await copyProject()
  for (const file of await readdir(join(root, 'templates/pages'))) await remove(join('templates/pages', file))
  const links = addresses.map((address) => `<a href="${address}">x</a>`).join('')
  await write('templates/layout/document.tsx', layout)
  await write(
    'templates/pages/home.tsx',
    `import type { PageModule } from '../../templates/model/site-types'
const head = { title: 'x', description: 'x', share: { title: 'x', line: 'x' }, jsonLd: [] }
const template: PageModule<object> = {
  pages: (site) => [{ address: site.addresses.home, updated: '2025-01-01', head, props: {} }],
  body: () => <main>${links}</main>,
}
export default template`,
  )
  return root
}

test('--external requests other sites; without it no request leaves this machine', long, async () => {
  const { origin, requests } = await otherSite(({ url }, response) => {
    response.writeHead(Number(url?.slice(1)), { 'retry-after': '0' }).end()
  })
  const root = await projectLinkingTo(`${origin}/200`, `${origin}/403`, `${origin}/429`, `${origin}/404`)
  const outbound = async (...args: readonly string[]) => {
    const { stdout } = await runCli(['check', '--json', ...args], root)
    const { rules, findings } = JSON.parse(stdout)
    const told = findings.filter(({ rule }: { rule: string }) => rule === 'outbound')
    return { isAsked: rules.some(({ id }: { id: string }) => id === 'outbound'), told }
  }
  expect(await outbound()).toEqual({ isAsked: false, told: [] })
  expect(requests).toEqual([])
  expect(await outbound('--external')).toEqual({
    isAsked: true,
    told: [
      expect.objectContaining({
        severity: 'warning',
        pages: ['/'],
        file: 'templates/pages/home.tsx',
        message: `found a link to ${origin}/404, which answers 404, expected a page`,
      }),
    ],
  })
  expect(requests).toEqual(['GET /200', 'GET /403', 'GET /429', 'GET /404'])
})

test(
  '--external asks through the proxy of the environment; the site itself is not asked through it',
  long,
  async () => {
    const { origin, requests } = await otherSite((_, response) => void response.writeHead(200).end())
    const root = await projectLinkingTo('http://nowhere.test/x')
    const { stdout } = await runCli(['check', '--external', '--json'], root, { HTTP_PROXY: origin })
    expect(JSON.parse(stdout).findings.filter(({ rule }: { rule: string }) => /outbound|links/.test(rule))).toEqual([])
    expect(requests).toEqual(['GET http://nowhere.test/x'])
  },
)
