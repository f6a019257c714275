import { entriesBelow, linksOut } from '../content/source/entries-below'
import { isLeftByEditor } from '../lib/left-behind'
import { InputError, sortProblems } from '../lib/problem'

/** Folders that are published as they are, whatever they contain. */
const published = /^(?:assets|static)(?:\/|$)/

/**
 * Rejects symbolic links in `templates/assets/` and `templates/static/` that point outside the templates: everything
 * below a linked folder would be published.
 *
 * @param folder the templates
 * @param cwd file names in messages are relative to this folder
 * @throws InputError that names each of them
 */
export async function refuseLinksOut(folder: string, cwd: string): Promise<void> {
  const links = entriesBelow(folder).filter(({ path, entry }) => entry.isSymbolicLink() && published.test(path))
  const paths = links.map(({ path }) => path).filter((path) => !isLeftByEditor(path))
  const problems = await linksOut({ folder, name: 'templates', cwd }, paths)
  if (problems.length > 0) throw new InputError(sortProblems(problems))
}
