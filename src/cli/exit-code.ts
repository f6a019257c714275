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
