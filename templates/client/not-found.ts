import { find } from './find'

/** Logs the requested path to the console. */
export function notFound() {
  const page = find('[data-not-found]')
  if (page) console.log(page.dataset.notFound, location.pathname)
}
