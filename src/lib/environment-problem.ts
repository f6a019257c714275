import { InputError, type Problem } from './problem'

const denied =
  'permission was denied, expected permission to read and write here; change the permissions or choose another folder'
const tooMany = 'too many files are open, expected a higher limit or fewer programs; see "ulimit -n"'
const fixed =
  'the system is using this, or it is a mount point, expected a folder that can be renamed; choose one below it'

/** Messages by error code of the system (or code and call): what was found, what was expected, how to fix it. */
const sentences: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full, or has no room for more files, expected room for the new files; free some space',
  EDQUOT: 'the disk quota of this user is used up, expected room for the new files; free some space',
  EFBIG: 'the file would be larger than is allowed here, expected a higher limit; see "ulimit -f"',
  EACCES: denied,
  EPERM: denied,
  EROFS: 'the file system is read-only, expected a writable one; choose another folder',
  EMFILE: tooMany,
  ENFILE: tooMany,
  ENOMEM: 'the memory is used up, expected more; close other programs',
  EIO: 'the disk could not be read or written, expected a working one; check it',
  EBUSY: fixed,
  EXDEV: fixed,
  ENAMETOOLONG: 'the name is too long for this disk, expected a shorter one; shorten the slug or the path',
  EISDIR: 'a folder is in the way, expected a file or nothing; move it away',
  ENOTDIR: 'a file is in the way, expected a folder or nothing; move it away',
  EEXIST: 'something is in the way, expected nothing of this name; move it away',
  'ENOENT mkdir': 'no folder can be created here, expected a place for files; choose another folder',
  ELOOP: 'symbolic links form a loop, expected a file or folder; remove them',
}

/** Error messages of packages whose native code is missing or is for another system. */
const foreign: readonly (readonly [name: string, words: RegExp])[] = [
  [
    'esbuild',
    /\besbuild\b.*(?:could not be found|another platform|ENOEXEC|ENOENT)|Host version|The service (?:was stopped|is no longer)/s,
  ],
  ['@resvg/resvg-js', /resvg-js-|native binding|invalid ELF header|not a valid Win32|incompatible architecture/],
]

/** What is wrong with the input or the machine; undefined for an internal error. */
export function problemsIn(error: unknown): readonly Problem[] | undefined {
  if (error instanceof InputError) return error.problems
  const problem = ofSystem(error) ?? withoutNativeCode(error)
  return problem && [problem]
}

/** As after `npm ci --omit=optional`, or where node_modules was copied from another system. */
function withoutNativeCode(error: unknown): Problem | undefined {
  const { message } = error instanceof Error ? error : new Error()
  const [name] = foreign.find(([, words]) => words.test(message)) ?? []
  if (name === undefined) return undefined
  const system = `${process.platform}-${process.arch}`
  return {
    severity: 'error',
    file: 'node_modules',
    message: `found no ${name} for this system (${system}), expected the packages of the program, including optional ones; run npm ci here`,
  }
}

function ofSystem(error: unknown): Problem | undefined {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined
  const message = sentences[`${error.code} ${error.syscall}`] ?? sentences[String(error.code)]
  if (message === undefined) return undefined
  const file = 'path' in error && typeof error.path === 'string' ? error.path : 'build-site'
  return { severity: 'error', file, message: `${message} (${String(error.code)})` }
}
