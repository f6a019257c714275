import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Command } from 'commander'
import type { Host } from './host'
import { initHelp, initWords } from './init-words'
import type { Reporter } from './reporter'

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
      const files = await initSite({ folder, cwd, packageRoot })
      const isInstalled = existsSync(join(folder, 'node_modules', 'build-site'))
      host.stdout.write(initWords(relative(cwd, folder), files.length, isInstalled))
    })
}
