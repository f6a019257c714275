import { join } from 'node:path'
import type { Command } from 'commander'
import { outputFile } from 'fs-extra/esm'
import { requireFolder } from '../content/source/require-folder'
import type { Caller } from './caller'
import { definitionOf } from './own-commands'
import { addFolderOptions, dataFolder, type ProjectFlags, rootFolder } from './project-options'
import type { Reporter } from './reporter'

const help = `
Examples:
  build-site schema                     write data/schema again, after an update of build-site
  build-site schema --data other-data   write other-data/schema

Exit status: 0 written, 1 there is no such data folder, 2 the command line is wrong.`

/** Adds `schema`, which writes the JSON Schemas that the data files name in their first line. */
export function addSchema(program: Command, caller: Caller, reporter: Reporter): void {
  addFolderOptions(program.command('schema').description('write JSON Schemas for editors into <data>/schema'))
    .addHelpText('after', help)
    .action((flags: ProjectFlags) => writeSchemas(flags, caller, reporter))
}

async function writeSchemas(flags: ProjectFlags, caller: Caller, reporter: Reporter): Promise<void> {
  reporter.follow({ end: 'Nothing was written.' })
  const data = dataFolder(flags, caller)
  await requireFolder(data, caller.cwd)
  const folder = join(data, 'schema')
  const { jsonSchemas } = await import('../content/schema/json-schema')
  const { content } = await definitionOf(rootFolder(flags, caller), caller)
  const schemas = [...jsonSchemas(content)]
  await Promise.all(schemas.map(([name, schema]) => outputFile(join(folder, `${name}.json`), schema)))
  caller.stdout.write(`Wrote ${schemas.length} schemas to ${folder}\n`)
}
