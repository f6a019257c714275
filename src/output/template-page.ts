import type { Head } from '../pages/head'
import type { Page } from '../pages/page'
import { templateError } from './template-error'
import type { PageTemplate, Templates } from './templates'

/** Reads what a page says. @throws InputError when that is code of the template, and throws or takes too long */
type Read = <T>(read: () => T) => T

/** How the pages of a site are taken from templates. */
export interface PageTaking {
  /** Runs code of the templates. */
  readonly run: Templates['run']
  /** Whether search engines are told to keep away from every page. */
  readonly isPreview: boolean
}

/** A page of a template. What it says is read when it is asked for, and may be code of the template. */
export class TemplatePage implements Page {
  readonly #page: Page
  readonly #isPreview: boolean
  readonly #read: Read
  readonly address: Page['address']

  constructor(page: Page, { file }: PageTemplate, { run, isPreview }: PageTaking) {
    this.#page = page
    this.#isPreview = isPreview
    this.address = page.address
    this.#read = (read) => {
      try {
        return run(read)
      } catch (error) {
        throw templateError(error, file, this.address.path)
      }
    }
  }

  get updated(): string {
    return this.#read(() => this.#page.updated)
  }

  get isErrorPage(): boolean {
    return this.#read(() => this.#page.isErrorPage ?? false)
  }

  get head(): Head {
    return new TemplateHead(
      this.#read(() => this.#page.head),
      this.#isPreview,
      this.#read,
    )
  }

  get props(): object {
    return this.#read(() => this.#page.props)
  }
}

class TemplateHead implements Head {
  readonly #head: Head
  readonly #isPreview: boolean
  readonly #read: Read

  constructor(head: Head, isPreview: boolean, read: Read) {
    this.#head = head
    this.#isPreview = isPreview
    this.#read = read
  }

  get title(): string {
    return this.#read(() => this.#head.title)
  }

  get description(): string {
    return this.#read(() => this.#head.description)
  }

  get noindex(): boolean {
    return this.#isPreview || this.#read(() => this.#head.noindex ?? false)
  }

  get previous(): Head['previous'] {
    return this.#read(() => this.#head.previous)
  }

  get next(): Head['next'] {
    return this.#read(() => this.#head.next)
  }

  get jsonLd(): Head['jsonLd'] {
    return this.#read(() => this.#head.jsonLd)
  }

  get share(): Head['share'] {
    return this.#read(() => this.#head.share)
  }
}
