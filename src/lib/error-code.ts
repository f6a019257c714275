/** The code of a system error, such as `ENOENT`; undefined for any other error. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
