import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Command } from 'commander'
import type { Host } from './host'
import type { Reporter } from './reporter'
import { shellWord } from './shell-word'
import { definitionOf } from './site-definition'

/** Adds `init`, which writes a small site to begin with. */
export function addInit(program: Command, host: Host, reporter: Reporter): void {
  program
    .command('init')
    .description('start a new site in a folder')
    .argument('[dir]', 'a new or empty folder', '.')
    .addHelpText('after', initHelp)
    .action(async (dir: string) => {
      reporter.endRefusalsWith('Nothing was written.')
      const { cwd, packageRoot } = host
      const folder = resolve(cwd, dir)
      const { initSite } = await import('../init/init-site')
      const { content } = await definitionOf(packageRoot, host)
      const files = await initSite({ folder, cwd, packageRoot, content })
      const isInstalled = existsSync(join(folder, 'node_modules', 'build-site'))
      host.stdout.write(initWords(relative(cwd, folder), files.length, isInstalled))
    })
}

/** The examples of `init --help`. */
const initHelp = `
Examples:
  build-site init my-site      start a site in the new folder my-site
  build-site init              start it in this folder, which must be empty

It writes two example brands in one collection, with comments that explain every field, the templates, schemas for
editors, and a workflow for GitHub Actions. What git and npm keep in the folder may be there already.

Exit status: 0 written, 1 the folder is not empty, 2 the command line is wrong.`

/**
 * The output of `init`.
 *
 * @param folder relative to the current folder; empty for the current folder
 * @param isInstalled whether the folder has the program already; otherwise, the output says how to install it
 */
function initWords(folder: string, files: number, isInstalled: boolean): string {
  return `Started a site in ${folder || 'this folder'}: ${files} files.

Next:
${folder && `  cd ${shellWord(folder)}\n`}${isInstalled ? '' : installation}  npx --no -- build-site                     build it into dist/
  npx --no -- build-site add brand <name>    add a brand of your own
and read README.md, which says how to go on from there.
`
}

const installation = `  npm init --yes
  mkdir vendor && cp <where it is>/build-site-<version>.tgz vendor/
  npm install --save-exact ./vendor/build-site-<version>.tgz
`
