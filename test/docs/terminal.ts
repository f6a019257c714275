import { resolve } from 'node:path'
import { starterManifest } from '../../src/init/starter'
import { type CliResult, runCli } from '../support/run-cli'

/** The day on which the examples are run. */
const day = '2026-11-29'

const { scripts } = (await starterManifest(process.cwd())).manifest
const nothing: CliResult = { exitCode: 0, stdout: '', stderr: '' }

/** Commands that are not run here, and why. */
const notRun: readonly (readonly [command: RegExp, why: string])[] = [
  [/^npm (ci|install|pack|test)\b/, 'installs or checks with npm: test/init and test/package do'],
  [/^npx --yes --package=/, 'needs the packed program: test/package'],
  [/^npm run bench/, 'takes minutes'],
  [/^npx (netlify-cli|wrangler|vercel|firebase-tools) |^\(cd dist$/, 'uploads'],
  [/^sh dist\/_hosts\/s3\/upload\.sh/, 'uploads; test/hosts runs the script'],
  [/^nginx |^SITE_ROOT=\S+ caddy /, 'needs a server: test/hosts'],
  [/--external/, 'asks other sites: test/check'],
  [/--open/, 'opens a browser'],
  [/^(git diff|tar|mkdir|rm) /, 'compares two versions of the program'],
]

/** The exceptions that no document has needed yet. */
export const unneeded = new Set(notRun.map(([command]) => command))

/** A terminal in which the commands of a document are typed. */
export class Terminal {
  constructor(public folder: string) {}

  /** Runs the commands of a line, unless they are exceptions. @returns what the last one said */
  async type(line: string): Promise<CliResult> {
    let said = nothing
    for (const command of line.replace(/\s+#.*$/, '').split(' && ')) {
      const [exception] = notRun.find(([pattern]) => pattern.test(command)) ?? []
      if (exception === undefined) said = await this.#run(command)
      else unneeded.delete(exception)
    }
    return said
  }

  async #run(command: string): Promise<CliResult> {
    const [, to] = /^cd (\S+)$/.exec(command) ?? []
    if (to !== undefined) {
      this.folder = resolve(this.folder, to)
      return nothing
    }
    const [, name = 'NONE', value = '', words = command] = /^([A-Z_]+)=(\S+) (.*)$/.exec(command) ?? []
    // What serves a site ends at once.
    return runCli(argumentsOf(words), this.folder, { [name]: value }, async () => undefined, day)
  }
}

/** The words after `build-site` of what is typed in a shell. */
function argumentsOf(command: string): string[] {
  const [, script = ''] = /^npm run (\w+)$/.exec(command) ?? []
  const whole = scripts[script] ?? command
  const [, rest] = /^(?:npx (?:--no -- )?build-site|node bin\/build-site\.js|build-site)(.*)$/.exec(whole) ?? []
  if (rest === undefined) throw new Error(`found ${command}, expected a command that this test runs, or an exception`)
  return (rest.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''))
}
