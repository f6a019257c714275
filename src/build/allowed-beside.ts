import { basename, dirname } from 'node:path'
import { errorCode } from '../lib/error-code'
import { InputError } from '../lib/problem'
import { withPath } from '../lib/with-path'

/** What the system says where a folder belongs to somebody else. */
const denials: readonly unknown[] = ['EACCES', 'EPERM']

/**
 * Runs a task that makes or removes a folder beside the output folder. Whoever owns the output folder alone would not
 * understand why it cannot be written, so a denial names the folder around it.
 *
 * @throws InputError for a denial or a read-only disk; any other error of the task, with the path of the output folder
 */
export async function allowedBeside<T>(out: string, task: Promise<T>): Promise<T> {
  try {
    return await task
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EROFS') throw readOnly(out)
    throw denials.includes(code) ? denied(out, String(code)) : withPath(out, error)
  }
}

function denied(out: string, code: string): InputError {
  const found = `permission was denied to make a folder beside ${basename(out)}, from where a build is swapped in`
  const message = `${found}, expected to be allowed to write here; change the rights or name another folder with --out (${code})`
  return InputError.at(dirname(out), message)
}

/** No rights could be changed here. */
function readOnly(out: string): InputError {
  const message =
    'the file system is read-only where a folder is needed beside it, from where a build is swapped in, expected one that can be written; name another folder with --out (EROFS)'
  return InputError.at(out, message)
}
