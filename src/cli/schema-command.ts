import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { outputFile } from 'fs-extra/esm'
import type { Host } from './host'

const help = `
Examples:
  build-site schema                     write data/schema anew, after an update of build-site
  build-site schema --data other-data   write other-data/schema

Exit status: 0 written, 2 the command line is wrong.`

/** Adds `schema`, which writes the JSON Schemas that the data files name in their first line. */
export function addSchema(program: Command, host: Host): void {
  program
    .command('schema')
    .description('write JSON Schemas for editors into <data>/schema')
    .option('--data <dir>', 'data folder', 'data')
    .addHelpText('after', help)
    .action(async ({ data }: { readonly data: string }) => {
      const folder = resolve(host.cwd, data, 'schema')
      const { jsonSchemas } = await import('../content/schema/json-schema')
      const schemas = [...jsonSchemas()]
      await Promise.all(schemas.map(([name, schema]) => outputFile(join(folder, `${name}.json`), schema)))
      host.stdout.write(`Wrote ${schemas.length} schemas to ${folder}\n`)
    })
}
