import { defineConfig } from 'vitest/config'
import base from './vitest.config'

/** The folders that are mutated; naming one of them tests only that, which is several times as fast. */
const { MUTATION_ROOM } = process.env
const rooms = MUTATION_ROOM === undefined ? ['content/rules', 'content/site', 'pages', 'output'] : [MUTATION_ROOM]

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: rooms.map((room) => `test/${room}/**/*.test.{ts,tsx}`),
    // These take longer than all others together.
    exclude: [
      'test/output/large-*.test.ts',
      'test/output/ledger/freshness-check.test.ts',
      'test/output/hosts/**',
      'test/output/share/**',
      'test/output/compile/template-compiler.test.ts',
      'test/output/compile/compile-*.test.ts',
    ],
    retry: 0,
    maxWorkers: 1,
    // Otherwise code that runs when a module is loaded is only attributed to the first test that loads it.
    isolate: true,
  },
})
