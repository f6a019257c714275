import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { expectReady, fixtureSite } from '../support/fixture-site'
import { temporaryFolder } from '../support/folder'
import { long } from '../support/long'
import { serveBin } from '../support/serve-bin'

const site = await fixtureSite('blog')

test('posts, tags and a feed', async () => {
  await site.build()
  const post = await site.read('oak-and-ash.html')
  expect(post).toContain('<time datetime="2025-03-02">March 2, 2025</time>')
  expect(post).toContain('<strong>oak</strong>')
  expect(post).toMatch(/<a href="\/bow-saw">/)
  const titles = [...(await site.read('tags/trees.html')).matchAll(/<li><a href="([^"]+)">/g)].map(([, href]) => href)
  expect(titles).toEqual(['/bow-saw', '/oak-and-ash'])
})

test('the feed has an entry for each post, newest first, in XML', async () => {
  await site.build()
  const feed = await site.read('feed.xml')
  const entries = [...feed.matchAll(/<entry>\n<title>([^<]+)<\/title>/g)].map(([, title]) => title)
  expect(entries).toEqual(['A whetstone', 'The bow saw', 'Oak and ash'])
  expect(feed).toContain('<id>https://notes.lindenhof-letters.org/oak-and-ash</id>')
  expect(feed).toContain('by nine days &amp;amp; one night')
  expect(await site.read('index.html')).toContain('type="application/atom+xml"')
})

test('the sitemap has every page, and there are no other languages', async () => {
  await site.build()
  const urls = [...(await site.read('sitemap.xml')).matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, p]) => p)
  expect(urls).toEqual(['/', '/bow-saw', '/oak-and-ash', '/tags/tools', '/tags/trees', '/whetstone'])
  expect(await site.read('index.html')).not.toContain('hreflang')
})

test('it is ready to be published', async () => {
  await expectReady(site)
})

test('an edit of a text changes its page and the feed alone, like a build from scratch', long, async () => {
  await site.build()
  await site.edit('data/posts/whetstone.md', 'Water, in the end.', 'Oil, in the end.')
  expect(await site.build()).toEqual(['build-manifest.json', 'feed.xml', 'whetstone.html', 'whetstone/index.html'])
  await site.expectSameFromScratch()
})

test('a mistyped tag is named with file, line and what was probably meant', async () => {
  await site.edit('data/posts/bow-saw.md', '[tools, trees]', '[tools, tres]')
  const { exitCode, stderr } = await site.run()
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/data\/posts\/bow-saw\.md:5 tags\.1: found tres, expected a tag .*Did you mean trees\?/)
})

test('add writes the file of a new post, which is not ready to be published', long, async () => {
  const file = 'data/posts/grusse-vom-ofen.md'
  onTestFinished(() => rm(`${site.root}/${file}`, { force: true }))
  const { exitCode, stdout } = await site.run('add', 'post', 'Grüße vom Ofen')
  expect(exitCode).toBe(0)
  expect(stdout).toContain(file)
  const text = await readFile(`${site.root}/${file}`, 'utf8')
  expect(text).toContain('title: Grüße vom Ofen')
  expect(text).toMatch(/updated: "?\d{4}-\d\d-\d\d/)
  const { exitCode: checked, stdout: report } = await site.run('check')
  expect({ checked, report }).toEqual({ checked: 1, report: expect.stringContaining(`${file}:`) })
})

test('add names the file of a post that has this name already', long, async () => {
  const { exitCode, stderr } = await site.run('add', 'post', 'Bow Saw')
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: expect.stringMatching(/data\/posts\/bow-saw\.md: found that the slug bow-saw is taken, .* with --slug\./),
  })
})

test('below a base path, only files that the site has are to be copied', long, async () => {
  const out = join(await temporaryFolder(), 'dist')
  const { stderr } = await site.run('--site-url', 'https://host.example/base', '--out', out)
  expect(stderr).toContain('do not look for robots.txt, expected copies at the root of the host')
  expect(stderr).not.toContain('security.txt')
})

const stats = 'https://stats.lindenhof-letters.org'
const video = 'https://video.lindenhof-letters.org'

/** Loads a script and a frame from other sites. */
async function loadFromElsewhere() {
  const elsewhere = `<script src="${stats}/count.js" defer /><iframe src="${video}/1" title="Video" />`
  await site.edit('templates/pages/home.tsx', '<PostList', `${elsewhere}<PostList`)
}

test('what pages load from other sites is an error', long, async () => {
  await loadFromElsewhere()
  const { exitCode, stdout } = await site.run('check')
  expect({ exitCode, stdout }).toEqual({
    exitCode: 1,
    stdout: expect.stringMatching(
      /the page loads https:\/\/stats\.\S+, expected a file of this site.*https:\/\/video/s,
    ),
  })
})

test('unless the settings name it: then pages and hosts allow it, and check only mentions it', long, async () => {
  await loadFromElsewhere()
  const policy = `policy: { script: ['${stats}'], frame: ['${video}'] },`
  await site.edit('templates/site.ts', 'name: value.name,', `name: value.name,\n    ${policy}`)
  const messages = (await expectReady(site)).map(({ message }) => message)
  expect(messages).toEqual(
    expect.arrayContaining([
      `found that the settings let pages load from other sites: script-src ${stats}; frame-src ${video}`,
      `found that pages load from ${stats}, which the settings allow`,
      `found that pages load from ${video}, which the settings allow`,
    ]),
  )
  await site.build()
  expect(await site.read('index.html')).toMatch(new RegExp(`script-src 'self' ${stats};.*frame-src ${video};`))
  const { url, interrupt } = await serveBin(['preview', '--port', '0'], site.root)
  expect((await fetch(url)).headers.get('content-security-policy')).toContain(`frame-src ${video};`)
  await interrupt()
})
