import { relative, resolve } from 'node:path'
import type { CheckReport } from '../check/check-site'
import type { Finding } from '../check/site/finding'
import { firstFew, formatNumber } from '../lib/format-number'
import { visibleMessage, visibleValue } from '../lib/plain-text'
import type { Severity } from '../lib/problem'
import { type Caller, colorsFor, type OutputStream } from './caller'

/** The forms in which `check` reports. */
export const checkFormats = ['text', 'json', 'github'] as const

/** One of these forms. */
export type CheckFormat = (typeof checkFormats)[number]

/** Prints the report of `check`: on standard output, because it is the result. */
export const checkWords = {
  /** For people: the findings grouped by rule, and the verdict as the last line. */
  text(report: CheckReport, caller: Caller): void {
    write(caller.stdout, report, report.findings, caller)
  },

  /** Only errors, and the verdict if there are any. */
  errors(report: CheckReport, caller: Caller): void {
    const errors = report.findings.filter(({ severity }) => severity === 'error')
    if (!report.isReady) write(caller.stderr, report, errors, caller)
  },

  /** For programs: one object. While `version` stays the same, fields are only added. */
  json({ isReady, pages, rules, findings }: CheckReport, { stdout }: Caller): void {
    const shown = rules.map(({ id, promise }) => ({
      id,
      promise,
      ...countEach(findings.filter(({ rule }) => rule === id)),
    }))
    // The documented name of `fix`, which stays the same while `version` is 1.
    const listed = findings.map(({ fix, pages: on, ...finding }) => ({ ...finding, mend: fix, pages: on }))
    const report = { version: 1, verdict: isReady ? 'ready' : 'not ready', pages, rules: shown, findings: listed }
    stdout.write(`${JSON.stringify(report)}\n`)
  },

  /** For a GitHub workflow: an annotation for each finding, and the verdict. */
  github(report: CheckReport, { stdout, env, cwd }: Caller): void {
    for (const finding of report.findings)
      stdout.write(`${githubAnnotation(finding, env.GITHUB_WORKSPACE || cwd, cwd)}\n`)
    stdout.write(`${verdict(report)}\n`)
  },
}

function write(stream: OutputStream, report: CheckReport, findings: readonly Finding[], caller: Caller): void {
  const colors = colorsFor(stream, caller)
  const sections = report.rules.flatMap(({ id }) => {
    const own = findings.filter(({ rule }) => rule === id).map((finding) => entry(finding, colors))
    return own.length === 0 ? [] : `${colors.bold(id)}\n${own.join('')}\n`
  })
  const end = (report.isReady ? colors.green : colors.red)(verdict(report))
  stream.write(`${sections.join('')}${end}\n`)
}

/** A finding in three lines: where it is, what is wrong, and how to fix it. */
function entry(finding: Finding, { dim, red, yellow }: ReturnType<typeof colorsFor>): string {
  const paint = { error: red, warning: yellow, notice: dim }
  const { severity, message, fix } = finding
  const said = [`${visibleMessage(message)}.`, dim(`${visibleMessage(fix)}.`)]
  const lines = [place(finding), ...said].filter((line) => line !== '')
  return `  ${paint[severity](severity.padEnd(7))}  ${lines.join(`\n${' '.repeat(11)}`)}\n`
}

function verdict({ isReady, pages, rules, findings }: CheckReport): string {
  const { errors, warnings, notices } = countEach(findings)
  const looked = pages === 0 ? 'nothing could be rendered' : `${number(pages, 'page')}, ${number(rules.length, 'rule')}`
  const found = [number(errors, 'error'), number(warnings, 'warning'), number(notices, 'notice')].join(', ')
  return isReady ? `Ready to publish: ${looked}, ${found}` : `Not ready: ${found} (${looked})`
}

function countEach(findings: readonly Finding[]) {
  const of = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length
  return { errors: of('error'), warnings: of('warning'), notices: of('notice') }
}

function number(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`
}

function place(finding: Finding): string {
  const { file, line } = finding
  const where = line === undefined ? file : `${file}:${line}`
  return [where && visibleValue(where), pagesOf(finding)].filter(Boolean).join('  ')
}

/**
 * A finding as a workflow command of GitHub Actions, which shows it at the line in question.
 *
 * @param checkout the folder from which GitHub names files
 * @param cwd the folder from which the finding names its file
 */
function githubAnnotation(finding: Finding, checkout: string, cwd: string): string {
  const { severity, rule, file, line, message, fix } = finding
  const path = file && relative(checkout, resolve(cwd, file)).replaceAll('\\', '/')
  const properties = Object.entries({ file: path, line, title: rule })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  const pages = finding.pages.length === 0 ? '' : ` (${pagesOf(finding)})`
  return `::${severity} ${properties.join(',')}::${escapeData(visibleMessage(`${message}${pages}.\n${fix}.`))}`
}

/** Escapes characters that end the message or begin an escape. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** Escapes characters that end a property, too. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

/** The first pages of a finding by name, and the number of the others; empty if it concerns no page. */
function pagesOf({ pages }: Finding): string {
  if (pages.length === 0) return ''
  return `${pages.length === 1 ? 'page' : 'pages'} ${firstFew(pages)}`
}
