import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesIn } from '../support/folder'
import { long } from '../support/long'
import { parseDocument } from '../support/parse-document'
import { copyProject } from '../support/project'
import { lineOf, refusedBuild } from '../support/refusal'
import { runCli } from '../support/run-cli'

const says = 'found the slug vistaset, expected one with a record in brands/; its page says "Brand not found"'

/** A project in which the Vista collection lists a brand without a record. */
async function projectWithout() {
  const project = await copyProject()
  await project.remove('data/brands/vistaset.yaml')
  const line = await lineOf(project, 'data/collections/vista.yaml', '- vistaset')
  return { project, line }
}

/** One of the figures on a page. */
async function figure(root: string, file: string, name: string): Promise<string | null | undefined> {
  const document = parseDocument(await readFile(join(root, 'dist', file), 'utf8'))
  return [...document.querySelectorAll('dt')].find((term) => term.textContent === name)?.nextElementSibling?.textContent
}

describe('a listed slug without a record', () => {
  test('gets a page that says so, which search engines do not list, and a warning', long, async () => {
    const { project, line } = await projectWithout()
    const { exitCode, stdout, stderr } = await runCli([], project.root)
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/^ +warnings +1$/m)
    expect(stderr).toMatch(/^warning /m)
    expect(stderr).toContain(`data/collections/vista.yaml:${line} developing.brands.2: ${says}.`)

    const read = (file: string) => readFile(join(project.root, 'dist', file), 'utf8')
    const page = await read('vistaset.html')
    expect(page).toContain('<h1>Brand not found</h1>')
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(page).toContain('href="/vista-collection-portfolio"')
    expect(await read('sitemap.xml')).not.toContain('vistaset')
  })

  test('is not counted and not linked', long, async () => {
    const { project } = await projectWithout()
    await runCli(['--quiet'], project.root)
    const dist = join(project.root, 'dist')
    for (const file of (await filesIn(dist)).filter((name) => name.endsWith('.html'))) {
      expect(await readFile(join(dist, file), 'utf8'), file).not.toMatch(/href="\/vistaset[#"]/)
    }
    const { root } = project
    expect(await figure(root, 'vista-collection-portfolio.html', 'Total Brands')).toBe('28')
    expect(await figure(root, 'domains.html', 'Total Domains')).toBe('39')
    expect(await readFile(join(dist, 'domains.html'), 'utf8')).not.toMatch(/vistaset\.com/)
  })

  test('is among the warnings of --json', async () => {
    const { project, line } = await projectWithout()
    const { warnings } = JSON.parse((await runCli(['--json'], project.root)).stdout)
    expect(warnings).toMatchObject([
      { severity: 'warning', file: 'data/collections/vista.yaml', line, field: 'developing.brands.2', message: says },
    ])
  })

  test('is an error under --strict', async () => {
    const { project, line } = await projectWithout()
    const lines = await refusedBuild(project, '--strict')
    expect(lines.filter((text) => !text.startsWith('notice'))).toEqual([expect.stringMatching(/^error /)])
    expect(lines).toEqual([
      expect.stringContaining(`data/collections/vista.yaml:${line} developing.brands.2: ${says}`),
      expect.stringMatching(/^notice /),
    ])
  })

  test('is reported with the record that was probably meant', async () => {
    const project = await copyProject()
    const brands = join(project.root, 'data/brands')
    await rename(join(brands, 'vistaset.yaml'), join(brands, 'vistasett.yaml'))
    const lines = await refusedBuild(project, '--strict')
    expect(lines.filter((text) => text.startsWith('error'))).toEqual([
      expect.stringMatching(/found the slug vistaset, .* Did you mean vistasett\?$/),
    ])
  })
})

test('--strict builds if there are no warnings: notices do not count', long, async () => {
  const { root } = await copyProject()
  const { exitCode, stderr } = await runCli(['--strict'], root)
  expect(exitCode).toBe(0)
  expect(stderr).toMatch(/^notice /)
})
