import type { HTMLElement } from 'node-html-parser'
import { all, attribute, hasContent, opening, textOf } from '../site/elements'
import type { Fault } from '../site/finding'
import { inTemplate } from '../site/place'
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
  return [
    ...all(page, 'img:not([alt]), input[type=image]:not([alt])').map((image) =>
      fault(page, image, 'an alt text', 'Say in alt what the image shows; alt="" where it only decorates'),
    ),
    ...all(page, 'a[href], button, iframe')
      .filter((element) => !isNamed(element, page) && !hasContent(element))
      .map((element) => fault(page, element, 'a name', 'Put a text into it, or an aria-label onto it')),
    ...all(page, fields)
      .filter((field) => !isNamed(field, page) && !isLabelled(field, page))
      .map((field) => fault(page, field, 'a label', 'Put a <label> around it, or one that names its id in "for"')),
  ]
}

function fault(page: RenderedPage, element: HTMLElement, missing: string, fix: string): Fault {
  const message = `found ${opening(element)} without ${missing}, expected one`
  return { severity: 'error', ...inTemplate(page), message, fix }
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
