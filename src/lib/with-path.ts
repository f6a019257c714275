/**
 * Sets the path of a caught error to one that the operator knows: some write errors name none, others one next to the
 * output folder that will soon be gone. Returns anything else unchanged.
 */
export function withPath(path: string, error: unknown): unknown {
  return error instanceof Error ? Object.assign(error, { path }) : error
}
