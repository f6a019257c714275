import { hostFiles } from '../../../src/hosts/host-files'
import { beyondLimits } from '../../../src/hosts/host-limits'
import { hostNames } from '../../../src/hosts/host-names'
import { examplePolicy } from '../../hosts/files/example-policy'
import { code, page, table } from './markdown'

export async function hostFilesPage(): Promise<string> {
  const policy = await examplePolicy(undefined, {})
  const files = Array.from({ length: 20_001 }, (_, index) => ({ path: `${index}`, bytes: index === 0 ? 2e9 : 1 }))
  const limits = beyondLimits(hostNames, files, { urls: 'flat', shareImages: 'one' })
  return page(
    {
      title: 'Host files',
      description: 'The files that a build with --host adds for each host, and the limits of hosts that it knows.',
      order: 5,
    },
    [
      '## Files',
      table(
        ['`--host`', 'files in the output folder'],
        hostNames.map((name) => [
          code(name),
          hostFiles([name], policy)
            .map(({ path }) => code(path))
            .join(', '),
        ]),
      ),
      'Servers do not send these files to visitors.',
      '## Limits',
      'A build for one of these hosts prints a notice when the site is beyond its limits.',
      table(
        ['`--host`', 'limit'],
        limits.map(({ file, message }) => [code(file.replace('--host ', '')), message.replace(/^.*expected /, '')]),
      ),
    ],
  )
}
