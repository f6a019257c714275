import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitTime } from '../../src/render/compile/within-time'
import { long } from '../support/long'
import { copyProject } from '../support/project'
import { refusedBuild } from '../support/refusal'
import { runCli } from '../support/run-cli'

beforeAll(() => limitTime(500))
afterAll(() => limitTime())

const endless = 'for (;;);'
const head = "{ title: 'a', description: 'b', share: { title: 'a', line: 'b' }, jsonLd: [] }"
const one = `return [{ address: site.address('/about'), head: ${head}, updated: '2025-08-01', props: {} }]`
const pageOf = (pages: string, body: string) =>
  `const Inner = () => { ${body} }\nexport default {\n  pages: (site) => { ${pages} },\n  body: () => <Inner />,\n}\n`
const drawing = `export const font = []\nexport default () => { ${endless} }\n`

test.each([
  ['at the top of a module', 'pages/about.tsx', endless + pageOf('return []', ''), ''],
  ['in pages', 'pages/about.tsx', pageOf(endless, ''), ''],
  ['in a component', 'pages/about.tsx', pageOf(one, endless), ' while rendering /about'],
  ['in the icon', 'layout/icon.tsx', drawing, ''],
  ['in the share card', 'layout/share-card.tsx', drawing, ''],
  ['in the layout', 'layout/document.tsx', drawing, ' while rendering /'],
])('an endless loop %s is reported', long, async (_, file, text, place) => {
  const project = await copyProject()
  await project.write(`templates/${file}`, text)
  const words = `the template did not come to an end within 0.5 seconds${place}`
  const [problem = '', ...others] = await refusedBuild(project)
  expect(problem).toContain(words)
  expect(others).toEqual([])
  const { exitCode, stdout } = await runCli(['check', '--json'], project.root)
  expect({ exitCode, found: stdout.includes(words) }).toEqual({ exitCode: 1, found: true })
})
