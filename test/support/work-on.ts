import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { startDevServer } from '../../src/dev/dev-server'
import { projectIn } from './build-options'
import { copyProject, type Project } from './project'
import { realSitePage } from './real-site-browser'

/** A copy of the real project under development, and one of its pages in the browser. */
export async function workOn(path: string): Promise<{ project: Project; page: Page; url: (path: string) => string }> {
  const project = await copyProject()
  const fail = (error: unknown) => {
    throw error
  }
  const server = await startDevServer(
    projectIn(project.root),
    { port: 0 },
    { onUpdate: () => {}, onBroken: () => {}, onLimited: () => {}, onError: fail },
  )
  onTestFinished(() => server.close())
  const url = (to: string) => server.origins[0] + to
  const page = await realSitePage()
  // A change is shown only once it is built.
  page.setDefaultTimeout(30_000)
  onTestFinished(() => page.context().close())
  const listening = page.waitForResponse(url('/@build-site/events'))
  await page.goto(url(path))
  await listening
  return { project, page, url }
}
