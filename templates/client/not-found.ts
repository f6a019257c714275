import { find } from './find'

/** Tells the console which address was tried (specification §8). */
export function notFound() {
  if (find('[data-not-found]')) {
    console.log('404 Error: User attempted to access non-existent route:', location.pathname)
  }
}
