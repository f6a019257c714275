import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { compileProgram } from './compile-program.mjs'
import { keepForNow, keepProgram } from './keep-program.mjs'

/**
 * Compiles the program and keeps it.
 *
 * @param place the folders of the program's package, of all packages, and for this state of the program
 * @param isWhole whether a folder holds a program with no file missing or truncated
 * @param refuse ends the process with a sentence
 * @returns the folder that holds it: another, for this run only, if nothing can be kept there
 */
export async function provideProgram({ packageRoot, modules, folder }, isWhole, refuse) {
  const files = await compileProgram(packageRoot).catch((error) => refuse(withoutPackage(error, modules)))
  try {
    await keepProgram(folder, files, isWhole)
    return folder
  } catch {
    return keepForNow(files).catch(({ code }) => refuse(withoutRoom(code, dirname(folder))))
  }
}

/** A fresh clone has no packages, and a partial installation lacks some; any other error is an internal one. */
function withoutPackage(error, modules) {
  const [, missing] =
    /(?:Cannot find (?:package|module)|Could not resolve) ['"]([^'".][^'"]*)['"]/.exec(error.message) ?? []
  if (missing !== undefined)
    return `${modules}: found no package ${missing}, expected the packages of the program; run npm ci first.`
  // Of our own sources, esbuild has errors. As after npm ci --omit=optional, or in node_modules from another system:
  if (error.errors || !/esbuild|service|spawn/.test(error.message)) throw error
  const system = `${process.platform}-${process.arch}`
  return `${modules}: found no esbuild for this system (${system}), expected the packages of the program, optional ones too; run npm ci here.`
}

function withoutRoom(code, compiled) {
  const found = `neither this folder nor ${tmpdir()} can be written (${code})`
  return `${compiled}: ${found}, expected room for the compiled program; free some, or name a folder by TMPDIR.`
}
