import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../src/output/build'
import { seeded } from '../bench/random'
import { usualChoices } from '../support/build-options'
import { checkout } from '../support/checkout'
import { differences, stampsOf, temporaryFolder } from '../support/folder'
import { long } from '../support/long'
import { copyProject, type Project } from '../support/project'

const brands = ['vistaski', 'vistaset', 'jumpinai', 'vistachateau', 'airushbase']

/** An operator's edits of a site and of one of its brands, different in each round. */
const edits: readonly ((project: Project, brand: string, round: number) => Promise<void>)[] = [
  ({ edit }, brand, round) => edit(`data/brands/${brand}.yaml`, /^summary: .*$/m, `summary: Summary  ${round}`),
  ({ edit }, brand, round) => edit(`data/brands/${brand}.yaml`, /^stage: .*$/m, `stage: Stage ${round}`),
  ({ edit }, _, round) => edit('data/pricing.yaml', /^otherwise: .*$/m, `otherwise: ${10_000 + round}`),
  ({ edit }, _, round) => edit('data/site.yaml', /^tagline: .*$/m, `tagline: Tagline ${round}`),
  ({ edit }, _, round) =>
    edit('templates/layout/footer.tsx', /"site-footer( round-\d+)?"/, `"site-footer round-${round}"`),
  ({ edit }, _, round) => edit('templates/components/emblem.css', /$/, `\n.round-${round} { color: red }`),
]

test('after any edits, an incremental build equals one from scratch, byte for byte', {
  ...long,
  timeout: 600_000,
}, async () => {
  const random = seeded(Number(process.env.REBUILD_SEED ?? 7))
  const project = await copyProject()
  const [warm, cold, out] = [await checkout(), await checkout(), await temporaryFolder()]
  const buildWith = (packageRoot: string, name: string) => {
    const folders = { root: project.root, data: join(project.root, 'data'), cwd: project.root, out: join(out, name) }
    return build({ ...folders, ...usualChoices, packageRoot, shareImages: 'one' }, () => undefined)
  }
  await buildWith(warm, 'warm')
  for (let round = 0; round < Number(process.env.REBUILD_ROUNDS ?? 3); round++) {
    const edit = edits[Math.floor(random() * edits.length)]
    await edit?.(project, brands[Math.floor(random() * brands.length)] ?? '', round)
    await buildWith(warm, 'warm')
    for (const kept of ['.cache', '.build-site'])
      await rm(join(cold, 'node_modules', kept), { recursive: true, force: true })
    await rm(join(out, 'cold'), { recursive: true, force: true })
    await buildWith(cold, 'cold')
    expect(await differences(join(out, 'warm'), join(out, 'cold')), `round ${round}`).toEqual([])
  }
  const before = await stampsOf(join(out, 'warm'))
  await buildWith(warm, 'warm')
  expect(await stampsOf(join(out, 'warm'))).toEqual(before)
})
