import type { ScriptModule } from './script-modules'

/** The minified script of a site. */
export interface CompiledScript {
  readonly script: string
  /** The modules that the script loads on demand by `import()`. */
  readonly modules: readonly ScriptModule[]
  /** Every file that went into the script or its modules, absolute. */
  readonly inputs: readonly string[]
}
