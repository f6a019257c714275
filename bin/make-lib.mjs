// Makes lib/, the compiled form of src/ for the package: JavaScript with source maps, and the types of what templates
// may import. npm runs this before it packs; it does nothing while no source is newer than lib/.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '..')
const lib = join(root, 'lib')

if (!isNew()) await make()

/** Creates it in a temporary folder and renames that, so that no other run packs half of it. */
async function make() {
  const temporary = `${lib}-${randomUUID()}`
  try {
    await compile(temporary)
    declare(temporary)
    // Another run may have made it in the meantime, and be packing it.
    if (isNew()) return
    rmSync(lib, { recursive: true, force: true })
    renameSync(temporary, lib)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** Compiles each module by itself: the program is bundled with the packages where it is installed. */
async function compile(outdir) {
  await build({
    absWorkingDir: root,
    entryPoints: ['./src/**/*.ts'],
    outdir,
    bundle: true,
    packages: 'external',
    plugins: [{ name: 'modules', setup: keepModules }],
    platform: 'node',
    format: 'esm',
    minifyWhitespace: true,
    lineLimit: 160,
    sourcemap: true,
    // The maps name the files of the repository, and do not contain them.
    sourcesContent: false,
  })
}

/** Node does not resolve imports without an extension. */
function keepModules({ onResolve }) {
  onResolve({ filter: /^\./ }, ({ path, kind }) =>
    kind === 'entry-point' ? undefined : { path: `${path}.js`, external: true },
  )
}

/** Writes the types of what `src/index.ts` exports. */
function declare(folder) {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  execFileSync(process.execPath, [tsc, '-p', import.meta.dirname, '--outDir', folder], { stdio: 'inherit' })
  const relative = /((?:from|import\() ?)(["'])(\.[^"']+)\2/g
  for (const name of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.d.ts'))) {
    const file = join(folder, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(relative, '$1$2$3.js$2'))
  }
}

/** Whether lib/ exists and is newer than all of its sources. */
function isNew() {
  const made = statSync(lib, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const makers = ['bin/make-lib.mjs', 'bin/tsconfig.json', 'tsconfig.json', 'package-lock.json', 'src']
  const sources = readdirSync(join(root, 'src'), { recursive: true }).map((name) => join('src', name))
  return [...makers, ...sources].every((name) => statSync(join(root, name)).mtimeMs < made)
}
