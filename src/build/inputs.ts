import { statSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../content/source/entries-below'
import { ifPossible } from '../lib/if-possible'
import { programId } from '../lib/program-id'
import { sha256 } from '../lib/sha256'
import { settledStamp } from '../lib/stamp'
import type { CompiledTemplates } from '../render/compile/compiled-templates'
import { TemplateCache } from '../render/compile/template-cache'
import { templateFolder } from '../render/compile/template-folder'
import type { BuildOptions } from './build-options'

/**
 * Hash of everything that a build reads: the metadata of all files of data and templates, the options, and the program.
 * Compute it before reading any of these files.
 *
 * @returns undefined if a file may change without a trace: one just written, or a link
 */
export function hashOfInputs(options: BuildOptions): string | undefined {
  const { root, data } = options
  // The build reports folders that cannot be read.
  const stamps = [data, join(root, 'templates')].map((folder) => ifPossible(() => stampsBelow(folder)))
  return stamps.includes(undefined) ? undefined : sha256(JSON.stringify([programId, options, stamps]))
}

function stampsBelow(folder: string): string[] | undefined {
  const stamps: string[] = []
  for (const { path, entry } of filesBelow(folder)) {
    const stamp = entry.isFile() ? settledStamp(statSync(join(folder, path))) : undefined
    if (stamp === undefined) return undefined
    stamps.push(path, stamp)
  }
  return stamps
}

/** The hash of the templates if they need not be compiled. Templates may import files from other folders. */
export function hashOfKnownTemplates(options: BuildOptions): string | undefined {
  const known = new TemplateCache(templateFolder(options)).read()
  return known && hashOfTemplates(known)
}

/** Hash of all that was compiled. */
export function hashOfTemplates({ code, script }: CompiledTemplates): string {
  return sha256(JSON.stringify([code, script.script, script.modules.map(({ path }) => path)]))
}
