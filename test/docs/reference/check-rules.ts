import { rules } from '../../../src/check/rules'
import { definition } from '../../support/site-from'
import { code, page, table, words } from './markdown'

export function checkRulesPage(): string {
  return page(
    {
      title: 'Check rules',
      description:
        'What check looks for in the rendered site, how severe each finding is, and how it is usually fixed.',
      order: 2,
    },
    [
      'Each finding of [`check`](/docs/data/operators/check.md) belongs to a rule. The names of rules stay the same, so programs may rely on them.',
      '## Rules for any site',
      table(
        ['rule', 'what should hold', 'otherwise', 'how to fix it'],
        rules.map(({ id, promise, severity = 'error', fix }) => [code(id), words(promise), severity, words(fix)]),
      ),
      'A finding can be less severe than is usual for its rule, and can have a fix of its own: the report says so.',
      '## Rules of the studio’s site',
      table(
        ['rule', 'what should hold'],
        (definition.rules ?? []).map(({ id, promise }) => [code(id), words(promise)]),
      ),
    ],
  )
}
