/**
 * Identifies the running program and its Node version in caches, because another version may use a different format or
 * produce different pages from the same data. The folder of the compiled program is named after the hash of its
 * sources.
 */
export const programId = `${process.version} ${import.meta.url}`

/** Whether the program is compiled, so that its name identifies all of its sources. */
export const isCompiled = import.meta.url.endsWith('.cjs')
