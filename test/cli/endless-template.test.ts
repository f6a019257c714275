import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../../src/cli/run'
import { limitTime } from '../../src/render/compile/within-time'
import { long } from '../support/long'
import { copyProject } from '../support/project'
import { commandLine } from '../support/run-cli'

// Templates have half a minute in the program that ships.
const runCli = commandLine(run)
beforeAll(() => limitTime(500))
afterAll(() => limitTime())

const endless = 'for (;;);'
const head = "{ title: 'a', description: 'b', share: { title: 'a', line: 'b' }, jsonLd: [] }"
const one = `return [{ address: site.address('/about'), head: ${head}, updated: '2025-08-01', props: {} }]`
const pageOf = (pages: string, body: string) =>
  `const Inner = () => { ${body} }\nexport default {\n  pages: (site) => { ${pages} },\n  body: () => <Inner />,\n}\n`
const lateOf = (late: boolean) =>
  one.replace('/about', late ? '/late' : '/first').replace('{} }]', `{ late: ${late} } }]`)
const late = `export default {
  pages: (site) => [...(() => { ${lateOf(false)} })(), ...(() => { ${lateOf(true)} })()],
  body: ({ late }) => { while (late); },
}
`
const drawing = `export const font = []\nexport default () => { ${endless} }\n`

const cases = [
  ['at the top of a module', 'pages/about.tsx', endless + pageOf('return []', ''), ''],
  ['in pages', 'pages/about.tsx', pageOf(endless, ''), ''],
  ['in a component', 'pages/about.tsx', pageOf(one, endless), ' while rendering /about'],
  ['on a later page of a template', 'pages/about.tsx', late, ' while rendering /late'],
  ['in the icon', 'layout/icon.tsx', drawing, ''],
  ['in the share card', 'layout/share-card.tsx', drawing, ''],
  ['in the layout', 'layout/document.tsx', drawing, ' while rendering /'],
] as const
const words = (place: string) => `the template did not finish within 0.5 seconds${place}`

test.each(cases)('an endless loop %s is reported', long, async (_, file, text, place) => {
  const project = await copyProject()
  await project.write(`templates/${file}`, text)
  const built = await runCli([], project.root)
  expect({ ...built, folders: await readdir(project.root) }).toEqual({
    ...{ exitCode: 1, stdout: '', folders: ['data', 'templates'] },
    stderr: expect.stringMatching(/^error .*\n\n1 problem\. Nothing was built/),
  })
  expect(built.stderr).toContain(words(place))
})

test.each(cases.slice(1, 3))('an endless loop %s is reported by check', long, async (_, file, text, place) => {
  const project = await copyProject()
  await project.write(`templates/${file}`, text)
  const { exitCode, stdout } = await runCli(['check', '--json'], project.root)
  expect({ exitCode, found: stdout.includes(words(place)) }).toEqual({ exitCode: 1, found: true })
})
