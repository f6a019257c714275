import { isLeftByEditor } from '../../content/left-by-editors'
import { InputError, sortProblems } from '../../content/problem'
import { entriesBelow } from '../../content/source/entries-below'
import { linksOut } from '../../content/source/links-out'

/** What is published as it is, whatever it holds. */
const published = /^(?:assets|static)(?:\/|$)/

/**
 * Refuses links in `templates/assets/` and `templates/static/` that lead out of the templates: of a link to a folder, all
 * that lies below it would be published.
 *
 * @param folder the templates
 * @param cwd the folder against which file names in messages are given
 * @throws InputError that names each of them
 */
export async function refuseLinksOut(folder: string, cwd: string): Promise<void> {
  const links = entriesBelow(folder).filter(({ path, entry }) => entry.isSymbolicLink() && published.test(path))
  const paths = links.map(({ path }) => path).filter((path) => !isLeftByEditor(path))
  const problems = await linksOut({ folder, name: 'templates', cwd }, paths)
  if (problems.length > 0) throw new InputError(sortProblems(problems))
}
