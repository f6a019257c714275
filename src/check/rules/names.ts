import type { HTMLElement } from 'node-html-parser'
import type { Fault } from '../../lib/fault'
import { all, attribute, hasContent, opening, textOf } from '../site/elements'
import { markupErrors } from '../site/place'
import type { RenderedPage } from '../site/rendered-site'
import type { Rule } from '../site/rule'

const fields = 'input:not([type=hidden], [type=submit], [type=button], [type=image]), select, textarea'

/** Everything interactive or graphical has an accessible name (WCAG 2.2: 1.1.1, 4.1.2). */
export const namesRule: Rule = {
  id: 'names',
  promise: 'images have an alt text; links, buttons, fields and frames have a name',
  findOn: nameFaults,
}

function nameFaults(page: RenderedPage): Fault[] {
  const images = all(page, 'img:not([alt]), input[type=image]:not([alt])')
  const named = all(page, 'a[href], button, iframe').filter((one) => !isNamed(one, page) && !hasContent(one))
  const labelled = all(page, fields).filter((field) => !isNamed(field, page) && !isLabelled(field, page))
  return [
    ...without('an alt text', images, page, 'Describe the image in alt; use alt="" if it is decoration'),
    ...without('a name', named, page, 'Add text to it, or an aria-label'),
    ...without('a label', labelled, page, 'Put it into a <label>, or name its id in the "for" of one'),
  ]
}

function without(missing: string, elements: readonly HTMLElement[], page: RenderedPage, fix: string): Fault[] {
  const messages = elements.map((element) => `found ${opening(element)} without ${missing}, expected one`)
  return markupErrors(page, messages, fix)
}

/** Whether an attribute provides the name. */
function isNamed(element: HTMLElement, page: RenderedPage): boolean {
  const labelled = attribute(element, 'aria-labelledby')
    .split(/\s+/)
    .filter((id) => id !== '')
    .map((id) => page.document.getElementById(id))
    .some((label) => label !== null && textOf(label) !== '')
  return labelled || attribute(element, 'aria-label').trim() !== '' || attribute(element, 'title').trim() !== ''
}

function isLabelled(field: HTMLElement, page: RenderedPage): boolean {
  const id = attribute(field, 'id')
  const labels = all(page, 'label').filter((label) => id !== '' && attribute(label, 'for') === id)
  return [...labels, field.closest('label')].some((label) => label !== null && textOf(label) !== '')
}
