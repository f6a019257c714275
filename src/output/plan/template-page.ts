import type { Address } from '../../content/rules/address'
import type { Head } from '../../pages/head'
import type { Page } from '../../pages/page'
import { templateError } from '../compile/template-error'
import type { PageTemplate, Templates } from '../compile/templates'

/** How pages are obtained from templates. */
export interface PageTaking {
  /** Runs template code. */
  readonly run: Templates['run']
  /** Whether to keep search engines away from every page. */
  readonly isPreview: boolean
}

/** A page of a template. Its properties are read on demand and may run template code. */
export class TemplatePage implements Page {
  readonly address: Page['address']
  readonly #page: Page
  readonly #template: PageTemplate
  readonly #taking: PageTaking

  constructor(page: Page, template: PageTemplate, taking: PageTaking) {
    this.address = page.address
    this.#page = page
    this.#template = template
    this.#taking = taking
  }

  get updated(): string {
    return this.read(() => this.#page.updated)
  }

  get isErrorPage(): boolean {
    return this.read(() => this.#page.isErrorPage ?? false)
  }

  get within(): Address | undefined {
    return this.read(() => this.#page.within)
  }

  get head(): Head {
    const head = this.read(() => this.#page.head)
    return new TemplateHead(head, this, this.#taking.isPreview)
  }

  get props(): object {
    return this.read(() => this.#page.props)
  }

  /** Reads a property of the page. @throws InputError when that runs template code that throws or takes too long */
  read<T>(read: () => T): T {
    try {
      return this.#taking.run(read)
    } catch (error) {
      throw templateError(error, this.#template.file, this.address.path)
    }
  }
}

class TemplateHead implements Head {
  readonly #head: Head
  readonly #page: TemplatePage
  readonly #isPreview: boolean

  constructor(head: Head, page: TemplatePage, isPreview: boolean) {
    this.#head = head
    this.#page = page
    this.#isPreview = isPreview
  }

  get title(): string {
    return this.#page.read(() => textIn('title', this.#head.title))
  }

  get description(): string {
    return this.#page.read(() => textIn('description', this.#head.description))
  }

  get noindex(): boolean {
    return this.#isPreview || this.#page.read(() => this.#head.noindex ?? false)
  }

  get previous(): Head['previous'] {
    return this.#page.read(() => this.#head.previous)
  }

  get next(): Head['next'] {
    return this.#page.read(() => this.#head.next)
  }

  get jsonLd(): Head['jsonLd'] {
    return this.#page.read(() => this.#head.jsonLd)
  }

  get share(): Head['share'] {
    return this.#page.read(() => this.#head.share)
  }
}

/** The types guarantee this, but a template written without type checking would show "undefined". */
function textIn(name: string, value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '') return value
  throw new TypeError(
    `found ${typeof value === 'string' ? 'an empty text' : String(value)} as its ${name}, expected a text`,
  )
}
