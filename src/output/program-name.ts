/**
 * Names the program that runs, and what runs it: what another one has kept may have another form, and it may make other
 * pages of the same data. Compiled, its place tells all of its sources.
 */
export const programName = `${process.version} ${import.meta.url}`

/** Whether the name tells all of the program's sources. */
export const isCompiled = import.meta.url.endsWith('.cjs')
