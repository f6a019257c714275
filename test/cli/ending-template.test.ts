import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { copyProject } from '../support/project'
import { refusedBuild } from '../support/refusal'
import { runBin } from '../support/run-bin'
import { runCli } from '../support/run-cli'

const pageOf = (pages: string, body: string) =>
  `export default {\n  pages: (site) => { ${pages} },\n  body: () => { ${body} },\n}\n`
const head = "{ title: 'a', description: 'b', share: { title: 'a', line: 'b' }, jsonLd: [] }"
const one = `return [{ address: site.address('/about'), head: ${head}, updated: '2025-08-01', props: {} }]`

test.each([
  ['at the top of a module', 'pages/about.tsx:1', 'exit', `process.exit(0)\n${pageOf('return []', '')}`],
  ['in pages', 'pages/about.tsx:2', 'exit', pageOf('process.exit(0)', '')],
  ['in a body', 'pages/about.tsx:3', 'exit', pageOf(one, 'process.exit(0)')],
  [
    'in a module that is imported',
    'components/end.ts:1',
    'exit',
    `import '../components/end'\n${pageOf('return []', '')}`,
  ],
  ['by a signal', 'pages/about.tsx:2', 'kill', pageOf('process.kill(process.pid)', '')],
  ['by an abort', 'pages/about.tsx:2', 'abort', pageOf('process.abort()', '')],
])('a template that ends the process %s is an error with file and line', long, async (_, place, name, text) => {
  const project = await copyProject()
  await project.write('templates/components/end.ts', 'process.exit(0)\n')
  await project.write('templates/pages/about.tsx', text)
  const found = `found process.${name}, expected nothing of Node.js`
  const [problem, ...others] = await refusedBuild(project)
  expect(problem).toContain(`error   templates/${place}: the template threw an error`)
  expect(problem).toContain(found)
  expect(others).toEqual([])
})

test('a template that ends the process is an error of check', long, async () => {
  const project = await copyProject()
  await project.write('templates/pages/about.tsx', pageOf(one, 'process.exit(0)'))
  const { exitCode, stdout } = await runCli(['check', '--json'], project.root)
  const found = 'found process.exit, expected nothing of Node.js'
  expect({ exitCode, found: stdout.includes(found) }).toEqual({ exitCode: 1, found: true })
})

test('a process that is killed has not succeeded', long, async () => {
  const project = await copyProject()
  await project.write('templates/pages/about.tsx', pageOf('globalThis.process.exit(0)', ''))
  const { exitCode, stdout, stderr } = await runBin(['--quiet'], project.root)
  expect({ exitCode, stdout }).toEqual({ exitCode: 70, stdout: '' })
  expect(stderr).toContain('build-site ended before it was done')
  expect(existsSync(join(project.root, 'dist'))).toBe(false)
})

test('a template may ask for its environment as packages do', long, async () => {
  const project = await copyProject()
  await project.write(
    'templates/components/end.ts',
    "if (typeof process !== 'undefined' && (process.env.HOME || process.versions?.node)) throw new Error('Node')\n",
  )
  await project.write('templates/pages/about.tsx', `import '../components/end'\n${pageOf('return []', '')}`)
  expect(await runCli(['--quiet'], project.root)).toMatchObject({ exitCode: 0, stderr: '' })
})
