/**
 * Runs a task whose system errors name a path that the operator knows: some errors of writing name none, others one
 * beside the output folder, which will be gone in a moment.
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

/** An error that was caught, with the path that it is to name; anything else as it is. */
export function withPath(path: string, error: unknown): unknown {
  return error instanceof Error ? Object.assign(error, { path }) : error
}
