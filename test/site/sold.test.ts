import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { parseDocument } from '../support/parse-document'
import { copyProject } from '../support/project'
import { runCli } from '../support/run-cli'

/** A site in which two brands and one domain without a brand are sold; returns a function that reads its files. */
async function siteWithSold() {
  const project = await copyProject()
  await project.edit('data/brands/vistaski.yaml', 'stage: Adventure', 'stage: Adventure\nsold: true')
  await project.edit('data/brands/vistaready.yaml', 'stage:', 'sold: true\nstage:')
  await project.edit('data/domains.yaml', '- slug: jumpadvisor\n', '- slug: jumpadvisor\n        sold: true\n')
  expect((await runCli(['--quiet'], project.root)).exitCode).toBe(0)
  return { root: project.root, read: (path: string) => readFile(join(project.root, 'dist', path), 'utf8') }
}

test('sold domains are marked everywhere, and cannot be bought anywhere', long, async () => {
  const { root, read } = await siteWithSold()
  expectPage(await read('vistaski.html'))
  expectCard(await read('vista-collection-portfolio.html'))
  expectHomeCards(await read('index.html'))
  expectRows(await read('domains.html'))
  expectFigures(await read('domains.html'))
  expect(await read('domains.csv')).toMatch(/jumpadvisor\.com,.*,sold,,\n/)
  expect(await runCli(['check', '--quiet'], root), 'it is as ready as before').toMatchObject({
    exitCode: 0,
    stderr: '',
  })
})

/** The brand page links to other brands instead. */
function expectPage(html: string) {
  const page = parseDocument(html)
  const acquisition = page.getElementById('acquisition')
  expect(acquisition?.textContent).toContain('Sold')
  expect(acquisition?.querySelector('a[target]')).toBeNull()
  expect(acquisition?.querySelector('a')?.getAttribute('href')).toBe('/vista-collection-portfolio')
  expect(page.head.innerHTML).toContain('https://schema.org/SoldOut')
  expect(page.head.innerHTML).not.toContain('https://schema.org/InStock')
  expect(page.getElementById('property')?.textContent).toMatch(/^Property InformationDomainvistaski\.com.*StatusSold$/)
  expect(page.getElementById('buying')).toBeNull()
  expect(page.body.textContent).not.toMatch(/Available for|Owned by|lift-ticket/)
}

function expectCard(html: string) {
  const card = parseDocument(html).getElementById('vistaski')
  expect(card?.querySelector('.badge')?.textContent).toBe('Sold • Adventure')
  expect(card?.textContent).toContain('Sold. ')
  expect(card?.querySelector('a[href*="godaddy"]')).toBeNull()
  expect(card?.textContent).not.toContain('available')
}

/** Another brand takes the place on the home page. */
function expectHomeCards(html: string) {
  const links = [...parseDocument(html).querySelectorAll('#vista [data-card] h3 a')]
  const names = links.map((link) => link.textContent)
  expect(names).toEqual(['VistaNests', 'VistaEspresso', 'VistaRefresh', 'VistaSet'])
}

/** The price list and its structured data. */
function expectRows(html: string) {
  const rows = [...parseDocument(html).querySelectorAll('tbody tr')]
  const sold = rows.filter((row) => row.textContent?.includes('Sold'))
  expect(sold.map((row) => row.querySelector('th')?.textContent)).toEqual([
    expect.stringContaining('vistaready.com'),
    expect.stringContaining('vistaski.com'),
    expect.stringContaining('jumpadvisor.com'),
  ])
  expect(sold.flatMap((row) => [...row.querySelectorAll('a[target]')])).toEqual([])
  expect(html.match(/schema\.org\/SoldOut/g)).toHaveLength(3)
  expect(html).not.toContain('domainToCheck=vistaski.com')
}

/** What can be bought, out of forty. */
function expectFigures(html: string) {
  const page = parseDocument(html)
  const figures = [...page.querySelectorAll('dl dt')].map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent,
  ])
  expect(Object.fromEntries(figures)).toMatchObject({ 'Total Domains': '37', 'Cumulative Value': '$635,000' })
  expect(page.querySelector('.lead')?.textContent).toMatch(/^37 names/)
  expect(page.querySelectorAll('.price-ladder-marks > *')).toHaveLength(37)
  expect(page.querySelector('output')?.textContent, 'what a search finds').toBe('40 domains, 3 of them sold')
}
