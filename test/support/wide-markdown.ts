const address = `https://studio.company/${'a-long-address/'.repeat(12)}`
const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2)
export const wideTable = [
  '| Data | Purpose | Legal basis | Kept for | Price |',
  '|:-----|:-------:|-------------|---------:|------:|',
  '| Address of the person who writes | Security and internationalization | Interests (Article 6) | 24 months | $12,000 |',
].join('\n')

/** What Markdown can make, each as wide as it gets, by its name. */
const blocks: Readonly<Record<string, string>> = {
  'an indented block': `An address:\n\n    ${'Northmark Holdings, '.repeat(12)}\n    ${address}`,
  'a block with a fence': `\`\`\`js\n${word} = '${address}'\n\`\`\``,
  'code in a line': `\`${word}\``,
  'a long word and an address': `${word} ${address} [${address}](${address})`,
  'a table': wideTable,
  'a table with an address': `| a | b |\n|---|---|\n| ${address} | \`${word}\` |`,
  'a table without headings': `| | |\n|---|---|\n| a | b |`,
  'an image': '![A wide picture](/wide.svg)',
  'a quotation': `> ${word}\n>\n> > ${wideTable.replaceAll('\n', '\n> > ')}\n> > - ![A wide picture](/wide.svg)`,
  'lists in lists': `1. a\n   - b\n     - c\n       - ${word}\n\n             ${address}\n\n         ${wideTable.replaceAll('\n', '\n         ')}`,
  'headings of all levels': ['##', '###', '####', '#####', '######'].map((level) => `${level} ${word}`).join('\n\n'),
  'a rule': 'a\n\n---\n\nb',
}

/** A text with all of them; headings after the rest, so that none skips a level. */
export function everyBlock(): string {
  const { 'headings of all levels': headings = '', ...others } = blocks
  return ['## Section', ...Object.values(others), headings].join('\n\n')
}
