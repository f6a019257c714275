import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import { DevSite, type Update } from '../../src/dev/dev-site'
import type { Problem } from '../../src/lib/problem'
import { limitTime } from '../../src/render/compile/within-time'
import { projectIn } from './build-options'
import { copyProject, type Project } from './project'

/** A copy of the real project, and its site under development. */
interface OpenedSite {
  readonly project: Project
  readonly site: DevSite
  /** Notifies the site of changed files of the project. */
  readonly changed: (files: readonly string[]) => Promise<Update>
  /** The reported problems of pages that cannot be rendered. */
  readonly broken: Problem[]
}

interface SiteChoice {
  /** A copy that is already open. */
  readonly in?: Project
  readonly siteUrl?: string | undefined
  readonly timeLimit?: number
  readonly isPreview?: boolean
}

/** Opens a copy of the real site, with some changes to its files. */
export async function openDevSite(
  { in: opened, ...options }: SiteChoice = {},
  prepare: (project: Project) => Promise<void> = async () => {},
): Promise<OpenedSite> {
  const project = opened ?? (await copyProject())
  await prepare(project)
  const { root } = project
  const broken: Problem[] = []
  const site = devSite(root, options, (problems) => broken.push(...problems))
  onTestFinished(() => site.dispose())
  await site.update([])
  const changed = (files: readonly string[]) => site.update(files.map((file) => join(root, file)))
  return { project, site, changed, broken }
}

/** The real site itself, shared by all tests of a file, none of which changes anything. */
export async function realDevSite(siteUrl?: string): Promise<DevSite> {
  const site = devSite(process.cwd(), { siteUrl }, () => {})
  afterAll(() => site.dispose())
  await site.update([])
  return site
}

function devSite(root: string, options: SiteChoice, onBroken: (problems: readonly Problem[]) => void): DevSite {
  const { timeLimit = 20_000, ...choice } = options
  limitTime(timeLimit)
  return new DevSite({ ...projectIn(root), ...choice, siteUrl: options.siteUrl }, ({ problems }) => onBroken(problems))
}

/** The status, type and text of the response for a path. */
export async function ask(site: DevSite, path: string): Promise<{ status: number; type: string; text: string }> {
  const { status, type, body } = await site.answer(path)
  return { status, type, text: Buffer.from(body).toString() }
}
