import { relative, sep } from 'node:path'

/**
 * A source as an entry point of esbuild, relative to its working directory: in an absolute path, it would take a `*` in
 * the name of any folder for a pattern.
 */
export function entryPoint(file: string, workingDir: string): string {
  return `./${relative(workingDir, file).replaceAll(sep, '/')}`
}
