/**
 * Lets an error of the system name the file that a person knows: some errors of writing name none, others one beside the
 * output folder, which is gone in a moment.
 */
export async function at<T>(path: string, task: Promise<T>): Promise<T> {
  try {
    return await task
  } catch (error) {
    throw errorAt(path, error)
  }
}

/** The same for an error that was caught. */
export function errorAt(path: string, error: unknown): unknown {
  return error instanceof Error ? Object.assign(error, { path }) : error
}
