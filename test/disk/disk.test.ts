import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkout } from '../support/checkout'
import { stampsOf, temporaryFolder } from '../support/folder'
import { runBin } from '../support/run-bin'

const run = promisify(execFile)
const canMount = process.env.FULL_DISK !== undefined && process.getuid?.() === 0 && process.platform === 'linux'

/** Mounts a small disk, until the test ends. */
async function smallDisk(options: string): Promise<string> {
  const disk = await temporaryFolder()
  await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk])
  onTestFinished(async () => {
    await run('umount', [disk])
  })
  return disk
}

const buildInto = (out: string, ...more: readonly string[]) => runBin(['--quiet', '--out', out, ...more], process.cwd())

/** Expects an error that names the cause, and an unchanged output folder with nothing next to it. */
async function expectRefusal(disk: string, out: string, words: string, ...more: readonly string[]): Promise<void> {
  const before = [await stampsOf(out), await readdir(disk)]
  const { exitCode, stderr } = await buildInto(out, ...more)
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 1, stderr: expect.stringContaining(words) })
  expect(stderr).toContain(out)
  expect(stderr).not.toContain('    at ')
  expect([await stampsOf(out), await readdir(disk)]).toEqual(before)
}

describe.skipIf(!canMount)('a disk that cannot take the site leaves the old one as it was', () => {
  test.each([
    ['too few bytes', 'size=5m', 'the disk is full'],
    ['too few files', 'size=50m,nr_inodes=200', 'the disk is full'],
  ])('%s', async (_, options, words) => {
    const disk = await smallDisk(options)
    const out = join(disk, 'dist')
    expect(await buildInto(out)).toMatchObject({ exitCode: 0 })
    await expectRefusal(disk, out, words, '--precompress', '--site-url', 'https://other.example/base')
    await run('mount', ['-o', 'remount,size=200m,nr_inodes=9999', disk])
    expect(await buildInto(out, '--site-url', 'https://other.example/base')).toMatchObject({ exitCode: 0 })
    expect(await readdir(disk)).toEqual(['dist'])
  })

  test('a read-only disk', async () => {
    const disk = await smallDisk('size=50m')
    const out = join(disk, 'dist')
    expect(await buildInto(out)).toMatchObject({ exitCode: 0 })
    await run('mount', ['-o', 'remount,ro', disk])
    await expectRefusal(disk, out, 'the file system is read-only')
  })

  test('an output folder that is a mount point', async () => {
    const disk = await smallDisk('size=50m')
    const { exitCode, stderr } = await buildInto(disk)
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('choose one below it') })
    expect(await readdir(disk)).toEqual([])
  })

  test('a full disk for temporary files does not matter', async () => {
    const disk = await smallDisk('size=50m,nr_inodes=3')
    await mkdir(join(disk, 'a'))
    await writeFile(join(disk, 'b'), '')
    const out = join(await temporaryFolder(), 'dist')
    const { exitCode, stderr } = await runBin(['--quiet', '--out', out], process.cwd(), { TMPDIR: disk })
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  })
})

describe.skipIf(process.env.FULL_DISK === undefined || process.platform !== 'linux')(
  'a limit on the size of files',
  () => {
    const failure = async (program: string) => {
      const folder = await temporaryFolder()
      const limited = 'ulimit -f 64 && exec "$0" "$1" --quiet --out "$2"'
      const failed = run('bash', ['-c', limited, process.execPath, program, join(folder, 'dist')])
      return failed.catch((error: unknown) => error)
    }

    test('names the page that exceeds it', async () => {
      expect(await failure('bin/build-site.js')).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(
          /dist\/\w+\.html: the file would be larger than is allowed here, expected a higher limit/,
        ),
      })
    })

    test('leaves no room for a program that was never compiled', async () => {
      const program = join(await checkout(), 'bin', 'build-site.js')
      expect(await failure(program)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('can be written (EFBIG)'),
      })
    })
  },
)

describe.skipIf(!canMount)('a command on a full disk leaves nothing new there', () => {
  /** Fills a disk except for a few bytes. */
  async function fill(disk: string, bytes: number): Promise<void> {
    const { stdout } = await run('df', ['--output=avail', '-B1', disk])
    await writeFile(join(disk, 'full'), new Uint8Array(Number(stdout.split('\n')[1]) - bytes))
  }

  test.each<readonly [name: string, room: number, args: readonly string[]]>([
    ['a brand, whose collection does not fit', 4096, ['add', 'brand', 'Loom', '--collection', 'vista']],
    ['a brand', 0, ['add', 'brand', 'Loom', '--collection', 'vista']],
    ['a domain', 0, ['add', 'domain', 'saltmill.io', '--group', 'cusp']],
    ['a site', 65_536, ['init', 'mine']],
  ])('%s', async (_, room, args) => {
    const disk = await smallDisk('size=5m')
    for (const name of ['data', 'templates']) await cp(name, join(disk, name), { recursive: true })
    await fill(disk, room)
    const before = [await stampsOf(disk), await readdir(disk, { recursive: true })]
    const { exitCode, stderr } = await runBin(args, disk)
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('the disk is full') })
    expect([await stampsOf(disk), await readdir(disk, { recursive: true })]).toEqual(before)
  })
})
