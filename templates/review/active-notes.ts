import { atField, type Fault } from 'build-site'
import type { Rule } from '../model/site-types'

/** Active brands say what operates; other brands do not. */
export const activeNotesRule: Rule = {
  id: 'active-notes',
  promise: 'every active brand says what operates, and no other brand does',
  find: ({ data: { brands }, model }) => {
    const shown = model.collections.flatMap((collection) => collection.brands)
    const active = new Set(shown.filter(({ status }) => status === 'active').map(({ slug }) => slug))
    return brands.flatMap(({ slug, value: { activeNote }, source }): Fault[] => {
      if (active.has(slug) === (activeNote !== undefined)) return []
      const [message, fix] = active.has(slug)
        ? ['found an active brand without an activeNote, expected one', 'Say what operates, and whether it is for sale']
        : ['found an activeNote of a brand that is not active, which no page shows, expected none', 'Remove it']
      return [
        { severity: 'warning', ...atField(source, [activeNote === undefined ? 'name' : 'activeNote']), message, fix },
      ]
    })
  },
}
