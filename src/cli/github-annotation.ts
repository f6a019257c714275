import { relative, resolve } from 'node:path'
import type { Finding } from '../check/site/finding'
import { visibleMessage } from '../lib/plain-text'
import { pagesOf } from './pages-of'

/**
 * A finding as a workflow command of GitHub Actions, which shows it at the line in question.
 *
 * @param checkout the folder from which GitHub names files
 * @param cwd the folder from which the finding names its file
 */
export function githubAnnotation(finding: Finding, checkout: string, cwd: string): string {
  const { severity, rule, file, line, message, fix } = finding
  const path = file && relative(checkout, resolve(cwd, file)).replaceAll('\\', '/')
  const properties = Object.entries({ file: path, line, title: rule })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  const pages = finding.pages.length === 0 ? '' : ` (${pagesOf(finding)})`
  return `::${severity} ${properties.join(',')}::${escapeData(visibleMessage(`${message}${pages}.\n${fix}.`))}`
}

/** What would end the message, or begin an escape. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** What would end a property, too. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
