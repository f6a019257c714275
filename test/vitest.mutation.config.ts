import { defineConfig } from 'vitest/config'
import base from './vitest.config'

/** The tests of the rooms that are mutated, which need neither a browser nor a server. */
const rooms = ['content/rules', 'content/site', 'content/source', 'content/schema', 'pages', 'output']

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: rooms.map((room) => `test/${room}/**/*.test.{ts,tsx}`),
    // What these do takes longer than all others together.
    exclude: ['test/output/hosts/**', 'test/output/template-compiler.test.ts', 'test/output/compile-*.test.ts'],
    maxWorkers: 1,
    // Otherwise what a module does is counted for the first test that loads it.
    isolate: true,
  },
})
