import type { OutputFile } from '../output-file'
import type { HostName } from './host-names'

/**
 * Where files go that the operator of a server reads and visitors should not. They lie in the output folder, so that
 * one upload carries the site and what its server needs; no configuration made here gives them out.
 */
export const operatorFolder = '_hosts'

/** What hosts read in the output folder and visitors should not, beside the operator's folder. */
export const controlFiles = [
  '.assetsignore',
  '.htaccess',
  '.nojekyll',
  '_headers',
  '_redirects',
  'firebase.json',
  'vercel.json',
] as const

/** A file that a host reads in the output folder. */
export function hostFile(host: HostName, path: string, content: string): OutputFile {
  return { path, content, source: `--host ${host}` }
}

/** A file that the operator hands to a server. */
export function operatorFile(host: HostName, name: string, content: string): OutputFile {
  return hostFile(host, `${operatorFolder}/${host}/${name}`, content)
}
