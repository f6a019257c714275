import type { Bundle } from './bundle'
import type { CompiledScript } from './compiled-script'

/** Templates that are compiled but have not run yet. */
export interface CompiledTemplates {
  /** The page templates, absolute. */
  readonly pages: readonly string[]
  readonly bundle: Bundle
  readonly script: CompiledScript
}
