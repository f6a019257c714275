import { join, relative, resolve } from 'node:path'
import type { Command } from 'commander'
import type { StartedSite } from '../init/init-site'
import type { Caller } from './caller'
import { type Reporter, shellWord } from './reporter'

/** Adds `init`, which starts a small site, and later lists how the site differs from the starter. */
export function addInit(program: Command, caller: Caller, reporter: Reporter): void {
  program
    .command('init')
    .description('start a new site in a folder')
    .argument('[dir]', 'a new or empty folder; with --diff, the folder of a site', '.')
    .option('--diff', 'write nothing: list what differs from the starter of this program')
    .addHelpText('after', initHelp)
    .action((dir: string, { diff = false }: { readonly diff?: boolean }) => {
      const folder = resolve(caller.cwd, dir)
      return diff ? compare(folder, caller) : start(folder, caller, reporter)
    })
}

/** The examples of `init --help`. */
const initHelp = `
Examples:
  build-site init my-site      start a site in the new folder my-site
  build-site init              start it in this folder
  build-site init --diff       after an update: which files differ from what this program would write

It writes a site of a few pages with comments that explain every field, a package.json with the scripts dev, build,
check and test, settings for editors, and a workflow for GitHub Actions. The program itself is packed into vendor/,
because it is in no registry. What belongs to any project may be in the folder already, such as .git, README.md or
package.json, and stays as it is.

Exit status: 0 written or listed, 1 the folder is not empty or holds no site, 2 the command line is wrong.`

async function start(folder: string, caller: Caller, reporter: Reporter): Promise<void> {
  reporter.follow({ end: 'Nothing was written.' })
  reporter.progress('packing the program')
  const { cwd, packageRoot } = caller
  const { initSite } = await import('../init/init-site')
  const started = await initSite({ folder, cwd, packageRoot, today: caller.now?.() ?? new Date() })
  reporter.stopProgress()
  caller.stdout.write(initWords(relative(cwd, folder), started))
}

/** What was written, and the next steps. @param folder relative to the current folder; empty for the current folder */
function initWords(folder: string, { written, kept, steps }: StartedSite): string {
  const lines = [...(folder ? [`cd ${shellWord(folder)}`] : []), ...steps, 'npm run dev']
  // After installation, the README of the starter is part of the program.
  const readme = kept.includes('README.md') ? 'node_modules/build-site/starter/README.md' : 'README.md'
  return `Started a site in ${folder || 'this folder'}: ${written.length} files.
${kept.length === 0 ? '' : `Kept as they were: ${kept.join(', ')}\n`}
Next:
${lines.map((line) => `  ${line}\n`).join('')}and read ${readme}, which says how to continue.
`
}

async function compare(folder: string, { cwd, packageRoot, stdout }: Caller): Promise<void> {
  const { compareStarter } = await import('../init/compare-starter')
  const { starterFolder } = await import('../init/starter')
  const differences = await compareStarter(folder, cwd, packageRoot)
  if (differences.length === 0) {
    stdout.write('Every file is the same as in the starter of this program.\n')
    return
  }
  const starter = relative(cwd, starterFolder(packageRoot))
  stdout.write(`${differences.map(({ state, path }) => `${state.padEnd(7)}  ${path}\n`).join('')}
differs: another text than in the starter; missing: only in the starter; added: only here.
The starter of this program is in ${starter}. With git, this shows the lines:
  git diff --no-index ${shellWord(`${starter}/templates`)} ${shellWord(join(relative(cwd, folder), 'templates'))}
`)
}
