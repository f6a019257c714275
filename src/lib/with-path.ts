/**
 * Runs a task and makes its system errors name a path that the operator knows: some write errors name none, others one
 * next to the output folder that will soon be gone.
 *
 * @throws the error of the task, with this path
 */
export async function namingPath<T>(path: string, task: Promise<T>): Promise<T> {
  try {
    return await task
  } catch (error) {
    throw withPath(path, error)
  }
}

/** Sets the path of a caught error; returns anything else unchanged. */
export function withPath(path: string, error: unknown): unknown {
  return error instanceof Error ? Object.assign(error, { path }) : error
}
