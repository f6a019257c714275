import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { expect } from 'vitest'
import { parse, stringify } from 'yaml'
import { makeData } from '../bench/make-data'
import { differences, filesIn, stampsOf } from './folder'
import { copyProject, type Project } from './project'
import { runBin } from './run-bin'

/** The fields of a data file. */
type Fields = Record<string, unknown>

/** A site that is edited and built again and again. */
export class EditedSite {
  readonly project: Project
  /** Where the program keeps what it knows. */
  readonly store: string
  readonly compiled: string
  /** Of every build until others are chosen. */
  options: readonly string[] = []
  /** Whether the next build has to be forced. */
  isForced = false
  readonly #program: string

  private constructor(project: Project, program: string) {
    this.project = project
    this.#program = program
    this.store = join(program, 'node_modules', '.cache', 'build-site', 'store')
    this.compiled = join(program, 'node_modules', '.build-site', 'templates')
  }

  /**
   * A site with so many made-up brands, whose folder is removed when the test ends.
   *
   * @param program a copy of the program: some edits damage what it keeps
   */
  static async open(brands: number, program: string): Promise<EditedSite> {
    const project = await copyProject()
    await project.remove('data')
    await makeData(join(project.root, 'data'), brands)
    return new EditedSite(project, program)
  }

  /** The output folder. */
  get out(): string {
    return join(this.project.root, 'dist')
  }

  path(...names: readonly string[]): string {
    return join(this.project.root, ...names)
  }

  /** The names of the files in a folder of the project. */
  names(folder: string): Promise<string[]> {
    return filesIn(this.path(folder))
  }

  /** Builds the site incrementally. */
  build(...more: readonly string[]) {
    return this.#buildIn(this.project.root, ...more)
  }

  #buildIn(root: string, ...more: readonly string[]) {
    const args = ['--share-images', 'one', '--json', ...this.options, ...more]
    return runBin(args, root, {}, join(this.#program, 'bin', 'build-site.js'))
  }

  /**
   * Builds the site incrementally, and from scratch: as another project, of which the program knows nothing. Both must
   * have the same bytes and say the same.
   */
  async expectSame(what: string): Promise<void> {
    const scratch = `${this.project.root}-from-scratch`
    try {
      for (const name of ['data', 'templates']) await cp(this.path(name), join(scratch, name), { recursive: true })
      const force = this.isForced ? ['--force'] : []
      const [warm, cold] = await Promise.all([this.build(...force), this.#buildIn(scratch)])
      expect(saidBy(warm), what).toEqual(saidBy(cold))
      expect(warm.exitCode, what).toBe(0)
      expect(await differences(this.out, join(scratch, 'dist')), what).toEqual([])
      this.isForced = false
    } finally {
      await rm(scratch, { recursive: true, force: true })
    }
  }

  /** Expects that a build is refused, and leaves the output as it is. @param words what it says */
  async expectRefusal(words: string): Promise<void> {
    const before = await stampsOf(this.out)
    const { exitCode, stderr } = await this.build()
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: expect.stringContaining(words) })
    expect(await stampsOf(this.out)).toEqual(before)
  }

  /** Changes the fields of a file of data, named without its extension. */
  async change(name: string, change: (fields: Fields) => Fields): Promise<void> {
    const names = await this.names('data')
    const found = names.find((each) => each.slice(0, -extname(each).length) === name)
    if (found === undefined) throw new Error(`there is no ${name} among ${names.join(', ')}`)
    const file = this.path('data', found)
    const fields = change(parse(await readFile(file, 'utf8')))
    await writeFile(file, found.endsWith('.json') ? JSON.stringify(fields) : stringify(fields))
  }
}

/** How a build ended, and what it reports but for times. */
function saidBy({ exitCode, stdout, stderr }: Awaited<ReturnType<typeof runBin>>) {
  const { steps, milliseconds, ...report }: Fields = stdout === '' ? {} : JSON.parse(stdout)
  return { exitCode, stderr, report }
}
