import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nodeBinary, nodePackage, npmPackages } from '../support/npm-packages'

const run = promisify(execFile)

/** The result of one Lighthouse run: scores from 0 to 100, and the audits that lost points. */
export interface Report {
  readonly scores: Readonly<Record<string, number>>
  readonly figures: Readonly<Record<string, string>>
  readonly lost: readonly string[]
}

interface LighthouseResult {
  readonly categories: Record<string, { score: number; auditRefs: readonly { id: string; weight: number }[] }>
  readonly audits: Record<string, { score: number | null; displayValue?: string }>
}

/**
 * Lighthouse needs a newer Node than the project does: both are installed from npm into the cache on first use.
 *
 * @returns a function that audits an address as a phone
 */
export async function installLighthouse(): Promise<(url: string, skipped: readonly string[]) => Promise<Report>> {
  const packages = await npmPackages('lighthouse', [`${nodePackage}@26`, 'lighthouse@13'])
  const binary = nodeBinary(packages)
  const cli = join(packages, 'lighthouse', 'cli', 'index.js')
  return async (url, skipped) => {
    const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking'
    const skip = skipped.map((audit) => `--skip-audits=${audit}`)
    const args = [cli, url, '--output=json', '--quiet', chrome, ...skip]
    const env = { ...process.env, CHROME_PATH: '/usr/bin/chromium' }
    const { stdout } = await run(binary, args, { env, maxBuffer: 2 ** 26 })
    return reportOf(JSON.parse(stdout))
  }
}

function reportOf({ categories, audits }: LighthouseResult): Report {
  const figure = (id: string) => audits[id]?.displayValue ?? ''
  const costly = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)])),
    figures: {
      CLS: figure('cumulative-layout-shift'),
      TBT: figure('total-blocking-time'),
      LCP: figure('largest-contentful-paint'),
    },
    lost: costly.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9),
  }
}
