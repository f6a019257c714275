// @module-tag long

import { execFile, spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { withPolicy } from '../../src/render/print/policy'
import { temporaryFolder, writeFiles } from '../support/folder'
import { npmPackages } from '../support/npm-packages'
import { serveSite } from '../support/serve-site'
import { readSiteFile } from '../support/site-files'

const hasJava = spawnSync('java', ['-version']).status === 0

test.skipIf(!hasJava)('the Nu HTML checker reports nothing for any page', { timeout: 120_000 }, async () => {
  const folder = await temporaryFolder()
  const files = await htmlFiles()
  await writeFiles(folder, Object.fromEntries(files.map((file) => [file, withKnownStyles(readSiteFile(file))])))
  // Policies refer to the site itself, which files opened from a folder do not have.
  const { origin, close } = await serveSite(folder)
  onTestFinished(close)
  expect(await checkHtml(files.map((file) => `${origin}/${file}`))).toEqual([])
})

/**
 * Files in folder form have the same bytes as the flat form (see the test of routes), so only the flat ones are
 * checked.
 */
async function htmlFiles(): Promise<string[]> {
  return (await readdir(inject('realSite'))).filter((file) => file.endsWith('.html'))
}

/**
 * The checker cannot parse the pseudo-elements of view transitions, which browsers know since 2024: they are
 * substituted, and the policy is regenerated, because it contains the hash of the styles.
 */
function withKnownStyles(html: string): string {
  const known = html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replaceAll(/::view-transition-\w+\(\*\)/g, '::before')
  return withPolicy(known)
}

/** What the checker does not know of CSS, although browsers do: view transitions, container queries, scroll timelines. */
const unknownStyles = new RegExp(
  'error: CSS: (Unrecognized at-rule “@(view-transition|container)”|“[\\w-]+”: Property ' +
    '“(view-transition-name|container-type|timeline-scope|view-timeline(-inset)?|animation-(timeline|range)|vector-effect)” doesn)',
)

/** The output of the checker: errors and warnings, each with its file and line. */
async function checkHtml(addresses: readonly string[]): Promise<string[]> {
  const jar = join(await npmPackages('vnu', ['vnu-jar@26.9.27']), 'vnu-jar', 'build', 'dist', 'vnu.jar')
  const local = '-Dnu.validator.servlet.allow-forbidden-hosts=true'
  // For a run of a few seconds, the second compiler of Java and its parallel collector only cost.
  const java = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', local, '-jar', jar]
  const args = [...java, '--exit-zero-always', '--format', 'gnu', ...addresses]
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 2 ** 26 })
  return stderr.split('\n').filter((line) => line !== '' && !unknownStyles.test(line))
}
