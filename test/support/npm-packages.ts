import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/**
 * Installs packages that are not dependencies of the project, such as another Node, into a folder of the cache: large ones
 * that few tests need.
 *
 * @param name of that folder
 * @returns the path of their node_modules
 */
export async function npmPackages(name: string, packages: readonly string[]): Promise<string> {
  const folder = resolve('node_modules', '.cache', name)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  const flags = ['--engine-strict=false', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
  await promisify(execFile)('npm', ['install', ...flags, ...packages], { cwd: folder })
  return join(folder, 'node_modules')
}

/** The package that contains Node for this machine. */
export const nodePackage = `node-${process.platform}-${process.arch}`

/** The Node executable. @param packages the path of the installed packages */
export function nodeBinary(packages: string): string {
  return join(packages, nodePackage, 'bin', 'node')
}
