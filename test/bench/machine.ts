import { cpus } from 'node:os'

/** What is measured on: Node and the processors. */
export const machine = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`
