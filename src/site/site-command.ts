import type { Content, DataOf } from '../content/schema/kinds'
import type { Editor } from '../edit/editor'

/** How a command was called, and the site. */
export interface CommandCall<C extends Content = Content, Model = object> {
  /** The arguments, in their order. */
  readonly args: readonly string[]
  /** The options by their names in camelCase: `--group a` is `{ group: 'a' }`, and one without a value is true. */
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  /** The records of all kinds of content. */
  readonly data: DataOf<C>
  /** The kinds of content. */
  readonly content: Content
  /** The model that the site definition made from the data. */
  readonly model: Model
  /** The language and region of the site, `en-US`. */
  readonly locale: string
  /** Taken addresses: the first part of each, and the file that it comes from. */
  readonly taken: ReadonlyMap<string, string>
  /** The current date, `2025-08-01`. */
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
  /** What it does, for the list of commands. */
  readonly description: string
  /** Each as `<name>`, or `[name]` if it may be left out. */
  readonly arguments: readonly { readonly name: string; readonly description: string }[]
  /** Its options. */
  readonly options?: readonly {
    /** As in `--group <id>`. */
    readonly flags: string
    readonly description: string
    /** What is expected instead of a wrong value, as a noun phrase. */
    readonly expected?: (value: string) => string | undefined
  }[]
  /** Examples, below the list of options. */
  readonly help?: string
  /**
   * Does the edit.
   *
   * @returns what to print: what was changed, and what is left to do
   */
  run(call: CommandCall<C, Model>): string
}
