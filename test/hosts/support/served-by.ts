import { afterAll, beforeAll, describe } from 'vitest'
import type { HostedSite } from './hosted-site'
import type { ServerProgram } from './servers'
import type { RunningServer } from './start-server'

/** A running server, and the output folder that it serves. */
export interface Served {
  readonly origin: string
  readonly dist: string
}

/** Declares tests of a site served by a real server; skipped where it is not installed. */
export function servedBy(
  name: string,
  { program, start }: ServerProgram,
  site: () => HostedSite,
  declare: (served: () => Served) => void,
): void {
  describe.skipIf(program === undefined)(`served by ${name}`, () => {
    let running: (RunningServer & Served) | undefined
    beforeAll(async () => {
      if (program !== undefined) running = { ...(await start(program, site())), dist: site().dist }
    })
    afterAll(() => running?.stop())
    declare(() => {
      if (running === undefined) throw new Error('tests run after the server has started')
      return running
    })
  })
}
