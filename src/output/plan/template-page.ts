import type { Address } from '../../content/rules/address'
import type { Head } from '../../pages/head'
import type { Page } from '../../pages/page'
import { templateError } from '../compile/template-error'
import type { PageTemplate, Templates } from '../compile/templates'
import { checkField, type PageFields } from './page-fields'

/** How pages are obtained from templates. */
export interface PageTaking {
  /** Runs template code. */
  readonly run: Templates['run']
  /** Whether to keep search engines away from every page. */
  readonly isPreview: boolean
  /** What the fields of a page have to be. */
  readonly fields: PageFields
}

/** A page of a template. Its properties are read on demand, checked each time, and may run template code. */
export class TemplatePage implements Page {
  readonly address: Page['address']
  readonly #page: Page
  readonly #template: PageTemplate
  readonly #taking: PageTaking

  /**
   * @param number its place in the list of its template, from 1
   * @throws InputError for a page without an address
   */
  constructor(page: Page, number: number, template: PageTemplate, taking: PageTaking) {
    const address = page?.address
    const name = typeof address?.path === 'string' ? address.path : `number ${number}`
    checkField(taking.fields, 'address', address, name, template.file)
    this.address = address
    this.#page = page
    this.#template = template
    this.#taking = taking
  }

  get updated(): string {
    return this.read('updated', () => this.#page.updated)
  }

  get isErrorPage(): boolean {
    return this.read('isErrorPage', () => this.#page.isErrorPage) ?? false
  }

  get within(): Address | undefined {
    return this.read('within', () => this.#page.within)
  }

  get head(): Head {
    const head = this.read('head', () => this.#page.head)
    return new TemplateHead(head, this, this.#taking.isPreview)
  }

  get props(): object {
    return this.read('props', () => this.#page.props)
  }

  /**
   * Reads a field of the page.
   *
   * @throws InputError when that runs template code that throws or takes too long, or when it is not what it has to be
   */
  read<T>(field: keyof PageFields, read: () => T): T {
    const { file } = this.#template
    try {
      const value = this.#taking.run(read)
      checkField(this.#taking.fields, field, value, this.address.path, file)
      return value
    } catch (error) {
      throw templateError(error, file, this.address.path)
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
    return this.#page.read('head.title', () => this.#head.title)
  }

  get description(): string {
    return this.#page.read('head.description', () => this.#head.description)
  }

  get noindex(): boolean {
    return this.#isPreview || (this.#page.read('head.noindex', () => this.#head.noindex) ?? false)
  }

  get previous(): Head['previous'] {
    return this.#page.read('head.previous', () => this.#head.previous)
  }

  get next(): Head['next'] {
    return this.#page.read('head.next', () => this.#head.next)
  }

  get jsonLd(): Head['jsonLd'] {
    return this.#page.read('head.jsonLd', () => this.#head.jsonLd)
  }

  get share(): Head['share'] {
    return this.#page.read('head.share', () => this.#head.share)
  }
}
