import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesIn, temporaryFolder } from '../support/folder'
import { long } from '../support/long'
import { copyProject, type Project } from '../support/project'
import { type CliResult, runCli } from '../support/run-cli'

/** A date on which nothing in the real data is outdated yet. */
const day = '2025-11-21'

function check(args: readonly string[], cwd = process.cwd(), env: Record<string, string> = {}): Promise<CliResult> {
  return runCli(['check', ...args], cwd, env, undefined, day)
}

/** The findings of a report, each as `severity rule`, sorted, without duplicates. */
function kinds(json: string): string[] {
  const findings: readonly { severity: string; rule: string }[] = JSON.parse(json).findings
  return [...new Set(findings.map(({ severity, rule }) => `${severity} ${rule}`))].sort()
}

describe('the real site', () => {
  test(
    'is ready: no errors, a warning for each field with something unverified, and how many placeholders are accepted',
    long,
    async () => {
      const { exitCode, stdout, stderr } = await check([])
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
      const sections = stdout.split('\n\n')
      const warnings = sections
        .filter((section) => section.includes('\n  warning  '))
        .map((section) => section.split('\n')[0])
      expect(warnings).toEqual(['unverified', 'company'])
      expect(stdout).not.toMatch(/^ {2}error/m)
      expect(stdout).toContain('found 3 placeholders accepted by this list')
      expect(stdout).toMatch(/\n\nReady to publish: 45 pages, \d+ rules, 0 errors, 4 warnings, \d notices?\n$/)
    },
  )

  test('is the same below another address, but not ready under --strict', long, async () => {
    const { exitCode, stdout } = await check(['--strict', '--json', '--site-url', 'https://studio.company/base'])
    expect(exitCode).toBe(1)
    expect(kinds(stdout).filter((kind) => !kind.startsWith('notice'))).toEqual(['error company', 'error unverified'])
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'not ready', pages: 45 })
  })

  /** Edits of the shipped data that leave it unfinished, and the rules that say so. */
  const unfinished = [
    ['data/site.yaml', /^acceptedPlaceholders: .*$/m, 'acceptedPlaceholders: []', 'placeholders'],
    ['data/brands/vistaski.yaml', /^description: .*$/m, 'description: TODO', 'filler'],
    ['data/legal/terms-of-use.md', /$/, '\nLorem ipsum dolor sit amet.\n', 'filler'],
    ['data/collections/vista.yaml', /- vistaski\b/, '- vistaski\n    - newbrand', 'data'],
  ] as const

  test(
    'is not ready with a placeholder, a TODO, filler and a missing record, which a build lets pass',
    long,
    async () => {
      const { root, edit } = await copyProject()
      for (const [file, from, to] of unfinished) await edit(file, from, to)
      const { exitCode, stdout } = await check(['--json'], root)
      expect(exitCode).toBe(1)
      const findings: readonly { severity: string; rule: string; file?: string }[] = JSON.parse(stdout).findings
      const errors = findings.filter(({ severity }) => severity === 'error').map(({ file, rule }) => `${file} ${rule}`)
      expect([...new Set(errors)].sort()).toEqual(unfinished.map(([file, , , rule]) => `${file} ${rule}`).sort())
      expect(await check(['--format', 'github'], root)).toMatchObject({
        exitCode: 1,
        stdout: expect.stringMatching(/^::error file=data\/.*^Not ready: /ms),
      })
      expect((await runCli(['--quiet'], root)).exitCode).toBe(0)
    },
  )
})

test.each<readonly [name: string, env: Record<string, string>]>([
  ['Netlify', { NETLIFY: 'true', CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: 'https://p--x.netlify.app' }],
  ['Cloudflare Pages', { CF_PAGES: '1', CF_PAGES_BRANCH: 'try', CF_PAGES_URL: 'https://abc.x.pages.dev' }],
  ['Vercel', { VERCEL: '1', VERCEL_ENV: 'preview', VERCEL_URL: 'x-abc.vercel.app' }],
])('a preview of %s is as ready as the site, without a sitemap', long, async (_, env) => {
  const { exitCode, stdout } = await check(['--json'], process.cwd(), env)
  expect({ exitCode, errors: kinds(stdout).filter((kind) => kind.startsWith('error')) }).toEqual({
    exitCode: 0,
    errors: [],
  })
})

/** A page with everything that a template should avoid. */
const brokenPage = `import type { PageModule } from '../../templates/model/site-types'
const html = \`<h3>Deep</h3><i id="a"></i><i id="a"></i><img src="/gone.png"><a href="/gone"></a><a href="#gone">Gone</a>
<a href="mailto:nobody">Mail</a><a href="https://a.com" target="_blank">Tab</a><script src="https://cdn.com/x.js"></script>
<p style="color:red" onclick="x()">100% TODO {brands}</p>\`
const template: PageModule<{ html: string }> = {
  pages: (site) => [{
    address: site.address('/broken'),
    head: {
      title: 'Short', description: site.contact.description, share: { title: '東京', line: 'b' },
      jsonLd: [{ '@context': 'https://schema.org', '@type': 'Product', name: 'Unseen', url: site.address('/gone').url, offers: { '@type': 'Offer', price: '$1' } }],
    },
    updated: '2099-01-01',
    props: { html },
  }],
  body: (props) => <div dangerouslySetInnerHTML={{ __html: props.html }} />,
}
export default template
`

/** A copy of the real project that is broken in many ways at once. */
async function brokenProject(): Promise<Project> {
  const project = await copyProject()
  await project.write('templates/pages/broken.tsx', brokenPage)
  await project.write('templates/assets/unused.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await project.edit('data/site.yaml', /securityExpires: .*/, 'securityExpires: 2025-01-01')
  await project.edit('data/site.yaml', /^ {2}x: .*\n/m, '')
  return project
}

describe('a site that is broken in many ways', () => {
  test('is not ready, and everything is found in one run', long, async () => {
    const { root } = await brokenProject()
    const before = await filesIn(root)
    const { exitCode, stdout } = await check(['--json'], root)
    expect(exitCode).toBe(1)
    expect(JSON.parse(stdout).verdict).toBe('not ready')
    expect(await filesIn(root)).toEqual(before)
    const found = kinds(stdout)
    const expected = [
      ...['dates', 'filler', 'fragments', 'headings', 'ids', 'inline-code', 'links', 'mail', 'names', 'new-tabs'],
      ...['shown-data', 'structured-addresses', 'structured-data', 'third-parties'],
    ].map((rule) => `error ${rule}`)
    expect(found).toEqual(expect.arrayContaining(expected))
    expect(found.filter((kind) => kind.startsWith('error'))).toEqual(expected.sort())
    expect(found).toEqual(
      expect.arrayContaining([
        ...['descriptions', 'orphans', 'share-images', 'titles', 'unused', 'unverified'].map(
          (rule) => `warning ${rule}`,
        ),
        ...['data', 'placeholders', 'social'].map((rule) => `notice ${rule}`),
      ]),
    )
  })
})

describe('a site that cannot be rendered', () => {
  test.each([
    [
      'wrong data',
      'data/pricing.yaml',
      'otherwise: 10000',
      'otherwise: none',
      'data/pricing.yaml',
      /otherwise: found "none", expected/,
    ],
    [
      'a template that throws',
      'templates/pages/contact.tsx',
      'if (contact === undefined) return []',
      'throw new Error("oh no")',
      'templates/pages/contact.tsx',
      /oh no/,
    ],
  ])('%s is reported as a finding', long, async (_, file, from, to, told, message) => {
    const project = await copyProject()
    await project.edit(file, from, to)
    const { exitCode, stdout, stderr } = await check(['--json'], project.root)
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' })
    const report = JSON.parse(stdout)
    expect(report).toMatchObject({ verdict: 'not ready', pages: 0, rules: [{ id: 'data' }] })
    expect(report.findings).toContainEqual(
      expect.objectContaining({ rule: 'data', severity: 'error', file: told, message: expect.stringMatching(message) }),
    )
  })

  test('two sources for one file are a finding', long, async () => {
    const project = await copyProject()
    await project.write('templates/static/robots.txt', 'x')
    const { exitCode, stdout, stderr } = await check(['--quiet'], project.root)
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
    expect(stderr).toMatch(/robots\.txt.*found two sources, .* and build-site/s)
    expect(stderr).toMatch(/\nNot ready: 1 error, 0 warnings, 0 notices \(nothing could be rendered\)\n$/)
  })
})

test.each([
  [['--format', 'xml'], 'text, json, github'],
  [['--json', '--quiet'], '--quiet'],
  [['--json', '--format', 'text'], '--format'],
  [['--quiet', '--format', 'github'], '--format'],
])('the command line %j is invalid', async (args, words) => {
  const { exitCode, stdout, stderr } = await check(args, await temporaryFolder())
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
  expect(stderr).toContain(words)
})

test('links to static pages, as hosts answer them, and to moved paths are alive', long, async () => {
  const { root, write, edit } = await copyProject()
  await write('templates/static/demo/index.html', '<!doctype html><title>Demo</title>')
  await write('templates/static/note.html', '<!doctype html><title>Note</title>')
  await write('data/redirects.yaml', '/shop: https://shop.studio.company/\n')
  const links = ['/demo', '/demo/', '/note', '/shop', '/gone'].map((path) => `[a](${path})`)
  await edit('data/legal/terms-of-use.md', /$/, `\n${links.join(' ')}\n`)
  const { stdout } = await check(['--json'], root)
  const findings: readonly { rule: string; message: string }[] = JSON.parse(stdout).findings
  expect(findings.filter(({ rule }) => rule === 'links').map(({ message }) => message)).toEqual([
    expect.stringContaining('found the address /gone'),
  ])
})

test.each(['json', 'github', 'text'])(
  'an address that cannot be one is reported as %s on standard output',
  async (format) => {
    const { exitCode, stdout, stderr } = await check(['--format', format], process.cwd(), { SITE_URL: 'foo' })
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' })
    expect(stdout).toContain('in this environment variable, expected')
    if (format === 'json') expect(JSON.parse(stdout)).toMatchObject({ verdict: 'not ready', pages: 0 })
  },
)

test('with --root, a file that no page uses is named from the current folder', long, async () => {
  const { root, write } = await copyProject()
  await write('templates/assets/unused.txt', 'x')
  const { stdout } = await check(['--json', '--root', basename(root)], dirname(root))
  const findings: readonly { rule: string; file?: string }[] = JSON.parse(stdout).findings
  const files = findings.filter(({ rule }) => rule === 'unused').map(({ file }) => file)
  expect(files).toContain(join(basename(root), 'templates', 'assets', 'unused.txt'))
})

test('--help names every option, with examples', async () => {
  const { exitCode, stdout } = await check(['--help'], await temporaryFolder())
  expect(exitCode).toBe(0)
  const options = [
    '--root',
    '--data',
    '--site-url',
    '--external',
    '--strict',
    '--format',
    '--json',
    '--quiet',
    'Examples:',
    'Exit status:',
  ]
  expect(options.filter((option) => !stdout.includes(option))).toEqual([])
})
