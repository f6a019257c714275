import { find } from './find'

/** Tells the console which address was tried (specification §8). */
export function notFound() {
  const page = find('[data-not-found]')
  if (page) console.log(page.dataset.notFound, location.pathname)
}
