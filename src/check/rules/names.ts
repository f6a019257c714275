import type { HTMLElement } from 'node-html-parser'
import { all, attribute, hasContent, opening, textOf } from '../site/elements'
import type { RenderedPage } from '../site/rendered-site'
import type { Found, Rule } from '../site/rule'

const images = 'img:not([alt]), input[type=image]:not([alt])'
const fields = 'input:not([type=hidden], [type=submit], [type=button], [type=image]), select, textarea'

/** Everything interactive or graphical has an accessible name (WCAG 2.2: 1.1.1, 4.1.2). */
export const namesRule: Rule = {
  id: 'names',
  promise: 'images have an alt text; links, buttons, fields and frames have a name',
  fix: 'Add text to it, or an aria-label',
  findOn: (page) => {
    const named = all(page, 'a[href], button, iframe').filter((one) => !isNamed(one, page) && !hasContent(one))
    const labelled = all(page, fields).filter((field) => !isNamed(field, page) && !isLabelled(field, page))
    return [
      ...without('an alt text', all(page, images), 'Describe the image in alt; use alt="" if it is decoration'),
      ...without('a name', named),
      ...without('a label', labelled, 'Put it into a <label>, or write its id into the "for" of a label'),
    ]
  },
}

function without(missing: string, elements: readonly HTMLElement[], fix?: string): Found[] {
  const messages = elements.map((element) => `found ${opening(element)} without ${missing}, expected one`)
  return fix === undefined ? messages : messages.map((message) => ({ message, fix }))
}

/** Whether an attribute provides the name. */
function isNamed(element: HTMLElement, page: RenderedPage): boolean {
  const labels = attribute(element, 'aria-labelledby').split(/\s+/)
  return (
    labels.some((id) => page.ids.has(id) && hasText(page.document.getElementById(id))) ||
    ['aria-label', 'title'].some((name) => attribute(element, name).trim() !== '')
  )
}

function isLabelled(field: HTMLElement, page: RenderedPage): boolean {
  const id = attribute(field, 'id')
  const labels = all(page, 'label').filter((label) => id !== '' && attribute(label, 'for') === id)
  return [...labels, field.closest('label')].some(hasText)
}

function hasText(label: HTMLElement | null): boolean {
  return label !== null && textOf(label) !== ''
}
