/** Ends the program with an exit code of its own, when everything there is to say has been said. */
export class Exit extends Error {
  override readonly name = 'Exit'

  constructor(readonly exitCode: number) {
    super(`exit code ${exitCode}`)
  }
}

/** Exit codes, fixed in the decisions ("The command line"). */
export const exitCode = {
  ok: 0,
  /** The input is wrong or a check failed. */
  input: 1,
  /** The command line is wrong. */
  usage: 2,
  /** An error of the program's own (EX_SOFTWARE). */
  internal: 70,
} as const
