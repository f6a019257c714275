/**
 * Sets the path of a caught error to one that the operator knows: some write errors have no path, others have a
 * temporary one next to the output folder. Returns anything else unchanged.
 */
export function withPath(path: string, error: unknown): unknown {
  return error instanceof Error ? Object.assign(error, { path }) : error
}
