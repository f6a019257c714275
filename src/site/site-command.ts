import type { Content, DataOf } from '../content/schema/kinds'
import type { Editor } from '../edit/editor'

/** How a command was called, and the site that it is about. */
export interface CommandCall<C extends Content = Content, Model = object> {
  readonly args: readonly string[]
  /** By their names in camelCase: `--group a` is `{ group: 'a' }`, and one without a value is true. */
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  readonly data: DataOf<C>
  readonly content: Content
  readonly model: Model
  /** The language and region of the site, `en-US`. */
  readonly locale: string
  /** What has an address: the first part of it, and the file that it comes from. */
  readonly taken: ReadonlyMap<string, string>
  /** `2025-08-01` */
  readonly today: string
  /** Collects edits of data files. They are written once the command has returned, if the site builds with them. */
  readonly edit: Editor
  /**
   * Ends the command for a wrong command line.
   *
   * @param expected instead of an argument, as a noun phrase
   * @param at which one, from 0; the first when omitted
   */
  readonly refuse: (expected: string, at?: number) => never
  /** The value of an option that must name one of several things, and may be left out where there is only one. */
  readonly choose: (option: string, value: string | undefined, known: readonly string[]) => string
}

/** A command of a site: an edit of its data that its operators often make. */
export interface SiteCommand<C extends Content = Content, Model = object> {
  /** The words that call it, such as `sold` or `add post`. */
  readonly words: string
  readonly description: string
  readonly arguments: readonly { readonly name: string; readonly description: string }[]
  readonly options?: readonly {
    /** As in `--group <id>`. */
    readonly flags: string
    readonly description: string
    /** What is wrong with a value, as a noun phrase of what is expected. */
    readonly expected?: (value: string) => string | undefined
  }[]
  /** Examples, below the list of options. */
  readonly help?: string
  /** @returns what to print: what was changed, and what is left to do */
  run(call: CommandCall<C, Model>): string
}
