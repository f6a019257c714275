/** Ends the program with this exit code, after everything has been printed. */
export class Exit extends Error {
  override readonly name = 'Exit'

  constructor(readonly exitCode: number) {
    super(`exit code ${exitCode}`)
  }
}

/** The exit codes of the program. */
export const exitCode = {
  ok: 0,
  /** The input is wrong or a check failed. */
  input: 1,
  /** The command line is wrong. */
  usage: 2,
  /** An error of the program's own (EX_SOFTWARE). */
  internal: 70,
} as const
