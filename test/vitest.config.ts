import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Tests that take a second or more, and would take most of the time: they build large sites, or one site in many ways,
 * or do in a browser for every case what others do for one. CI runs all.
 */
const long = { name: 'long', description: 'takes long, and is left to CI and `npm run test:all`' }

/**
 * Starts with what takes longest, so that no worker is left with it while the others have nothing to do any more. Vitest
 * knows that by itself only where it has run before.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const takesLong = ({ moduleId }: TestSpecification) => /\/test\/(build|init|cli|browser)\//.test(moduleId)
    return [...sorted.filter(takesLong), ...sorted.filter((file) => !takesLong(file))]
  }
}

export default defineConfig({
  root,
  resolve: { alias: { 'build-site': `${root}src/index.ts` } },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    tags: [long],
    ...(!process.env.CI && { tagsFilter: [`!${long.name}`] }),
    globalSetup: 'test/support/global-setup.ts',
    // One more than cores, for many tests wait: for a browser, a server, a program of their own. By default, Vitest
    // leaves a core idle.
    maxWorkers: availableParallelism() + 1,
    // Loading the program and jsdom again for every file would take longer than the tests.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // What has not changed is not transformed again.
    experimental: { fsModuleCache: true },
    // Otherwise, a spy that a failing test left would be there for its second attempt, and for the tests after it.
    restoreMocks: true,
    // A browser on a busy machine occasionally misses a moment. A test that fails twice is a real failure.
    retry: 1,
    // A second, the default, is not enough for a browser in an hour in which the machine is slow.
    expect: { poll: { timeout: 10_000 } },
    coverage: { include: ['src/**/*.{ts,tsx}', 'templates/**/*.{ts,tsx}'], reporter: ['text-summary', 'html'] },
    // Meant to catch tests that hang, not a machine that is slow for an hour.
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
})
