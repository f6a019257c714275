import { defineConfig } from 'vitest/config'
import base from './vitest.config'

/** The folders that are mutated; naming one of them tests only that, which is several times as fast. */
const rooms = ['content/rules', 'content/site', 'pages', 'assets', 'build', 'render']
const { MUTATION_ROOM } = process.env
const named = MUTATION_ROOM === 'output' ? rooms.slice(3) : [MUTATION_ROOM]

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: (MUTATION_ROOM === undefined ? rooms : named).map((room) => `test/${room}/**/*.test.{ts,tsx}`),
    // These take longer than all others together.
    exclude: [
      'test/assets/share/**',
      'test/build/{build-turn,fresh,large-*,rebuild}.test.ts',
      'test/render/compile/template-compiler.test.ts',
      'test/render/compile/compile-*.test.ts',
    ],
    retry: 0,
    maxWorkers: 1,
    // Otherwise code that runs when a module is loaded is only attributed to the first test that loads it.
    isolate: true,
  },
})
