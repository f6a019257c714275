import { randomUUID } from 'node:crypto'

/**
 * The compiled program: its folder is named by the hash of its sources. When run from sources, the value changes each
 * time.
 */
const program = import.meta.url.endsWith('.cjs') ? import.meta.url : randomUUID()

/**
 * Identifies the running program and its Node version in caches, because another version may use a different format or
 * produce different pages from the same data.
 */
export const programId = `${process.version} ${program}`
