import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/**
 * Installs packages that are not the project's own, such as another Node, into a folder of the cache.
 *
 * @param name of that folder
 * @returns where they lie
 */
export async function npmPackages(name: string, packages: readonly string[]): Promise<string> {
  const folder = resolve('node_modules', '.cache', name)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  const flags = ['--engine-strict=false', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
  await promisify(execFile)('npm', ['install', ...flags, ...packages], { cwd: folder })
  return join(folder, 'node_modules')
}

/** The package that carries Node for this machine. */
export const nodePackage = `node-${process.platform}-${process.arch}`

/** The program in it. @param packages where it lies */
export function nodeBinary(packages: string): string {
  return join(packages, nodePackage, 'bin', 'node')
}
