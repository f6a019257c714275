import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { tuneEngine } from '../../src/start/tune-engine'

/** The flags passed to the engine. */
function flagsFor(engine: string): string[] {
  const flags: string[] = []
  tuneEngine(engine, (flag) => flags.push(flag))
  return flags
}

test.each(['12.4.254.21-node.33', '13.6.233.10-node.28', '14.6.202.33', '110.1.1'])(
  'the engine %s is left as it is: it may not know the flags',
  (engine) => expect(flagsFor(engine)).toEqual([]),
)

/** The number that some code writes, in a process with these flags. */
function numberBy(flags: readonly string[], code: string): number {
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, '-e', code], { encoding: 'utf8' })
  expect(stderr).toBe('')
  return Number(stdout)
}

/**
 * How often a function has to be called until it is optimized, according to the fifth bit of its status.
 *
 * @param length of its code, in statements
 */
function callsOf(flags: readonly string[], length = 1): number {
  const code = `
    const sum = (to) => { let sum = 0; for (let at = 0; at < to; at++) { ${'sum += at;'.repeat(length)} } return sum }
    %PrepareFunctionForOptimization(sum)
    let calls = 0
    while (!(%GetOptimizationStatus(sum) & 16) && calls < 1e6) { sum(5); calls++ }
    process.stdout.write(String(calls))`
  return numberBy([...flags, '--allow-natives-syntax', '--no-concurrent-recompilation'], code)
}

/** Counts what the engine tells of its garbage collections while it runs some code. */
function tracing(flags: readonly string[], code: string): (told: RegExp) => number {
  const traced = [...flags, '--trace-gc', '--trace-parallel-scavenge', '-e', code]
  const { stdout } = spawnSync(process.execPath, traced, { encoding: 'utf8' })
  return (told) => [...stdout.matchAll(told)].length
}

/** How often the young generation is collected, and in how many tasks. */
function clearingsOf(flags: readonly string[]): { clearings: number; parts: number } {
  const code = 'let held = []; for (let at = 0; at < 1e6; at++) { held.push({ at }); if (at % 1e5 === 0) held = [] }'
  const count = tracing(flags, code)
  return { clearings: count(/: Scavenge /g), parts: count(/ scavenge\[/g) }
}

const isNode20 = process.versions.v8.startsWith('11.')

test.runIf(isNode20)('in Node 20, the young generation is collected in the main thread, in one task', () => {
  const { clearings, parts } = clearingsOf(flagsFor(process.versions.v8))
  expect(clearings).toBeGreaterThan(3)
  expect(parts).toBe(clearings)
})

/** How often the old generation is collected, and how often in steps. */
function fullClearingsOf(flags: readonly string[]): { clearings: number; inSteps: number } {
  const count = tracing(flags, 'const held = []; for (let at = 0; at < 2e6; at++) held.push({ at })')
  return { clearings: count(/: Mark-Compact /g), inSteps: count(/ steps since start of marking/g) }
}

test.runIf(isNode20)('in Node 20, the old generation is collected at once', () => {
  expect(fullClearingsOf([]).inSteps).toBeGreaterThan(0)
  const { clearings, inSteps } = fullClearingsOf(flagsFor(process.versions.v8))
  expect(clearings).toBeGreaterThan(0)
  expect(inSteps).toBe(0)
})

test.runIf(isNode20)('in Node 20, it takes more calls until a function is optimized', () => {
  const [usual, told] = [callsOf([]), callsOf(flagsFor(process.versions.v8))]
  expect(usual).toBeGreaterThan(0)
  expect(told).toBeGreaterThan(2 * usual)
  expect(told).toBeLessThan(1e6)
})

test.runIf(isNode20)('in Node 20, that is even more for long functions', () => {
  const moreCalls = (length: number) => callsOf(flagsFor(process.versions.v8), length) / callsOf([], length)
  expect(moreCalls(200)).toBeGreaterThan(1.5 * moreCalls(1))
})

/** In bytes: how much can be kept of a script, by an engine for which its functions have not been called for long. */
function keptBy(flags: readonly string[]): number {
  const script = 'const all = [(at) => [at, at + 1], (at) => ({ at })]; for (const run of all) run(1)'
  const code = `
    const script = new (require('node:vm').Script)(${JSON.stringify(script)})
    script.runInThisContext()
    gc()
    process.stdout.write(String(script.createCachedData().length))`
  return numberBy([...flags, '--bytecode-old-age=0', '--expose-gc'], code)
}

test.runIf(isNode20)('in Node 20, the code of functions is kept, though they have not been called for long', () => {
  const forgetful = keptBy([])
  expect(forgetful).toBeGreaterThan(0)
  expect(keptBy(flagsFor(process.versions.v8))).toBeGreaterThan(1.2 * forgetful)
})
