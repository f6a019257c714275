import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  root,
  resolve: { alias: { 'build-site': `${root}src/index.ts` } },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: 'test/support/global-setup.ts',
    // Left alone, Vitest keeps one core for itself, which halves the speed of a machine that has two.
    maxWorkers: availableParallelism(),
    // Loading the program and jsdom anew for every file would take longer than the tests.
    isolate: false,
    // A browser on a busy machine misses a moment now and then. What fails twice is a mistake.
    retry: 1,
    coverage: { include: ['src/**/*.{ts,tsx}', 'templates/**/*.{ts,tsx}'], reporter: ['text-summary', 'html'] },
    // What hangs is to be noticed, not a machine that is slow for an hour.
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
})
