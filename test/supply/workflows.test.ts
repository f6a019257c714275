import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const folder = '.github/workflows'
const names = (await readdir(folder)).sort()
const run = (TAG: string) =>
  promisify(execFile)(process.execPath, ['.github/publishable.mjs'], { env: { ...process.env, TAG } })

/** Every command that the jobs of a workflow give to a shell. */
function commandsIn(workflow: string): string[] {
  const jobs: { steps: { run?: string }[] }[] = Object.values(parse(workflow).jobs)
  return jobs.flatMap(({ steps }) => steps.flatMap(({ run: command }) => command ?? []))
}

describe.each(names)('%s', (name) => {
  test('pins every action to a commit, and may only read unless a job says why', async () => {
    const text = await readFile(`${folder}/${name}`, 'utf8')
    const actions = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action)
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([])
    expect(parse(text).permissions).toEqual({ contents: 'read' })
  })

  test('stores no token and passes no untrusted text to a shell', async () => {
    const text = await readFile(`${folder}/${name}`, 'utf8')
    expect(text).not.toMatch(/secrets\./)
    expect(commandsIn(text).filter((command) => command.includes('${{'))).toEqual([])
    expect(text).toContain('persist-credentials: false')
  })
})

test('publishing waits for the checks, and for a package that is not private', async () => {
  const { jobs } = parse(await readFile(`${folder}/publish.yml`, 'utf8'))
  const steps: { run?: string }[] = jobs.publish.steps
  const place = (words: string) => steps.findIndex(({ run: command = '' }) => command.includes(words))
  expect(place('publishable.mjs')).toBeGreaterThan(-1)
  expect(place('publishable.mjs')).toBeLessThan(place('.ci/run'))
  expect(place('.ci/run')).toBeLessThan(place('npm publish --provenance'))
  expect(jobs.publish.permissions).toEqual({ contents: 'read', 'id-token': 'write' })
})

test('a private package is refused, and a tag of another version', async () => {
  const { private: isPrivate, version } = JSON.parse(await readFile('package.json', 'utf8'))
  const result = await run(`v${version}`).then(
    () => '',
    ({ code, stderr }: { code: number; stderr: string }) => `${code} ${stderr}`,
  )
  if (isPrivate) expect(result).toMatch(/^1 .*"private": true/)
  else expect(result).toBe('')
  await expect(run('v0.0.0-other')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('v0.0.0-other') })
})
