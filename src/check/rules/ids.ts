import type { Fault } from '../../lib/fault'
import { all, attribute, opening } from '../site/elements'
import { markupErrors } from '../site/place'
import type { RenderedPage } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** Attributes that reference elements by id. */
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'popovertarget']

/** A duplicate or missing id breaks links, labels and scripts. */
export const idsRule: Rule = {
  id: 'ids',
  promise: 'every id is unique on its page, and every reference to an id finds its element',
  findOn: idFaults,
}

function idFaults(page: RenderedPage): Fault[] {
  const ids = all(page, '[id]').map((element) => attribute(element, 'id'))
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  const lost = references.flatMap((name) =>
    all(page, `[${name}]`).flatMap((element) =>
      attribute(element, name)
        .split(/\s+/)
        .filter((id) => id !== '' && !ids.includes(id))
        .map((id) => `found ${name}="${id}" in ${opening(element)}, expected an element of that id on the page`),
    ),
  )
  const messages = [...[...twice].map((id) => `found the id ${id} more than once, expected it once`), ...lost]
  return markupErrors(page, messages, 'Give each element a unique id, and use exactly that id in references')
}
