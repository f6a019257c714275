/** What only paginated lists need: loaded when somebody searches them, or looks for what stands on another page. */
export { goTo } from './go-to'
export { search } from './search-all'
