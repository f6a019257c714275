import { randomUUID } from 'node:crypto'

/** The compiled program, whose folder is named after the hash of its sources; run from sources, it is another each time. */
const program = import.meta.url.endsWith('.cjs') ? import.meta.url : randomUUID()

/**
 * Identifies the running program and its Node version in caches, because another version may use a different format or
 * produce different pages from the same data.
 */
export const programId = `${process.version} ${program}`
