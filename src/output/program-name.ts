/**
 * Identifies the running program and its Node version, for caches: another program may keep things in another form, and
 * make other pages of the same data. The folder of the compiled program is named after the hash of its sources.
 */
export const programName = `${process.version} ${import.meta.url}`

/** Whether the program is compiled, so that its name identifies all of its sources. */
export const isCompiled = import.meta.url.endsWith('.cjs')
