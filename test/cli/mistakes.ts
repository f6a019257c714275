import type { Project } from '../support/project'
import { lineOf } from '../support/refusal'

/** One mistake in one file of the data, and how it must be reported. */
interface Mistake {
  readonly name: string
  readonly file: string
  readonly from: string | RegExp
  readonly to: string
  /** Text on the line that must be named; the first line if omitted. */
  readonly on?: string
  /** The message after the place: field, found, expected, meant. */
  readonly says: RegExp
}

/** Every kind of invalid input that a single file can contain. */
export const mistakes: readonly Mistake[] = [
  {
    name: 'a field that does not exist',
    file: 'data/brands/vistaset.yaml',
    from: 'stage:',
    to: 'priec: 25000\nstage:',
    on: 'priec',
    says: /^ priec: found a field that does not exist here, expected one of .*\bprice\b.*\. Did you mean price\?$/,
  },
  {
    name: 'a field that is missing',
    file: 'data/brands/vistaski.yaml',
    from: /^stage: .*\n/m,
    to: '',
    says: /^ stage: missing, expected text\.$/,
  },
  {
    name: 'a price that is none',
    file: 'data/pricing.yaml',
    from: 'vistanap: 20000',
    to: 'vistanap: -5',
    on: 'vistanap',
    says: /^ prices\.vistanap: found -5, expected a whole number of US dollars above 0, such as 25000/,
  },
  {
    name: 'a slug in two collections',
    file: 'data/collections/vista.yaml',
    from: '- vistaespresso',
    to: '- jumpinai\n    - vistaespresso',
    on: 'jumpinai',
    says: /^ developing\.brands\.0: found the slug jumpinai a second time, expected it once; .* data\/collections\/ai\.yaml:\d+\.$/,
  },
  {
    name: 'a price for a slug that no record has',
    file: 'data/pricing.yaml',
    from: 'vistaset:',
    to: 'vistasett:',
    on: 'vistasett',
    says: /^ prices\.vistasett: found the slug vistasett, expected a brand or a domain of this site\. Did you mean vistaset\?$/,
  },
  {
    name: 'an address that is code',
    file: 'data/site.yaml',
    from: /\bx: https:.*/,
    to: 'x: javascript:alert(1)',
    on: 'x: javascript',
    says: /^ social\.x: found "javascript:alert\(1\)", expected an address that starts with https:\/\/\.$/,
  },
  {
    name: 'an address that anybody on the way can change',
    file: 'data/site.yaml',
    from: /\blinkedin: https:.*/,
    to: 'linkedin: http://linkedin.com',
    on: 'linkedin:',
    says: /^ social\.linkedin: found "http:\/\/linkedin\.com", expected an address that starts with https:\/\/\.$/,
  },
  {
    name: 'a placeholder that stands for nothing',
    file: 'data/contact.yaml',
    from: '{studio}',
    to: '{studoi}',
    on: 'description:',
    says: /^ description: found \{studoi\}, which is not a placeholder here, expected one of .*\{studio\}.*\. Did you mean \{studio\}\?$/,
  },
  {
    name: 'a placeholder in a legal text that stands for nothing',
    file: 'data/legal/terms-of-use.md',
    from: '{holding}',
    to: '{holdign}',
    on: '{holdign}',
    says: /^: found \{holdign\}, which is not a placeholder here, expected one of .*\{holding\}.*\. Did you mean \{holding\}\?$/,
  },
  {
    name: 'a market size without its unit',
    file: 'data/brands/vistaglasses.yaml',
    from: /^marketSize: .*/m,
    to: 'marketSize: $ 121',
    on: 'marketSize',
    says: /^ marketSize: found "\$ 121", expected a market size in millions, billions or trillions, such as \$850M/,
  },
  {
    name: 'YAML that cannot be read',
    file: 'data/brands/vistadive.yaml',
    from: /^stage: /m,
    to: 'stage: a: ',
    on: 'stage',
    says: /^: broken YAML: found a colon and a space in a text/,
  },
]

/** Makes a mistake. */
export async function make(project: Project, { file, from, to }: Mistake): Promise<void> {
  // A dollar sign must be doubled in a replacement text.
  await project.edit(file, from, to.replaceAll('$', '$$$$'))
}

/** The place where a mistake must be reported. */
export async function placeOf(project: Project, { file, on }: Mistake): Promise<string> {
  return `${file}:${on === undefined ? 1 : await lineOf(project, file, on)}`
}
