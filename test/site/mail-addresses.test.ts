import { readdirSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { deliveredByCloudflare, withoutMarks } from '../support/cloudflare-mail'
import { readSiteFile } from '../support/site-files'

const pages = readdirSync(inject('realSite')).filter((name) => name.endsWith('.html'))

test('Cloudflare delivers every page as it was built, mail addresses included', () => {
  for (const name of pages) {
    const html = readSiteFile(name)
    expect(deliveredByCloudflare(html) === html, name).toBe(true)
  }
})

test('without these comments, Cloudflare would replace the addresses of almost every page', () => {
  const replaced = pages.filter((name) => {
    const html = withoutMarks(readSiteFile(name))
    return deliveredByCloudflare(html) !== html
  })
  expect(replaced).toEqual(
    expect.arrayContaining(['contact.html', 'index.html', 'vistaset.html', '404.html', '500.html']),
  )
  expect(deliveredByCloudflare(withoutMarks(readSiteFile('contact.html')))).not.toContain('mailto:')
})
