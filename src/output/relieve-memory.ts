/** In bytes. The heap of a site of ten thousand brands never gets there. */
const crowded = 400_000_000

/**
 * Clears the memory of what nothing refers to any more, where that is worth the second that it takes. Left alone, the
 * engine lets the heap grow to several times what is in use, and then each small clearing takes longer, too.
 */
export async function relieveMemory(from = crowded): Promise<void> {
  if (process.memoryUsage().heapUsed < from) return
  try {
    // Few sites need it.
    const { Session } = await import('node:inspector/promises')
    const session = new Session()
    session.connect()
    await session.post('HeapProfiler.collectGarbage')
    session.disconnect()
  } catch {
    // Not every Node has it, or allows it: then it takes longer.
  }
}
