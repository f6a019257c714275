import { existsSync } from 'node:fs'

/** A part of the script that is loaded on demand: its output path and its text. */
export interface ScriptModule {
  readonly path: string
  readonly content: string
  /** Every file that went into it. */
  readonly inputs: readonly string[]
}

/** The minified script of a site. */
export interface CompiledScript {
  readonly script: string
  /** The modules that the script loads on demand by `import()`. */
  readonly modules: readonly ScriptModule[]
  /** Every file that went into the script or its modules, absolute. */
  readonly inputs: readonly string[]
}

/** Compiled modules and their styles. */
export interface Bundle {
  /** The compiled module of each source, and its styles, minified: empty if it imports none. */
  readonly modules: Readonly<Record<string, { readonly js: string; readonly css: string }>>
  /** The fonts that the styles reference: hashed path in the output, bytes. */
  readonly fonts: readonly { readonly path: string; readonly base64: string }[]
  /** Hash of the code of all modules: if it changes, the output may change. */
  readonly code: string
  /** Hash of the code of the site definition: if it changes, so may what is valid data. */
  readonly schemas: string
  /** Every file that went into it. */
  readonly inputs: readonly string[]
}

/** Compiled templates as plain data, from which they can be opened later or in another thread. Paths are absolute. */
export interface CompiledTemplates extends Bundle {
  /** The page templates. */
  readonly pages: readonly string[]
  readonly script: CompiledScript
}

/** Compiles the same sources repeatedly and incrementally. */
export interface Compiler<Result> {
  /** @throws InputError for what does not compile */
  readonly compile: () => Promise<Result>
  /** Stops the compiler. */
  readonly dispose: () => Promise<void>
}

/** Whether all modules still exist: a temporary folder is removed when the compiler is disposed. */
export function isOnDisk({ modules }: CompiledTemplates): boolean {
  return Object.values(modules).every(({ js }) => existsSync(js))
}
