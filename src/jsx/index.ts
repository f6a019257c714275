/** What JSX with a `key` after a spread is compiled to, in place of the functions of `jsx-runtime`. */
export { createElement } from 'react'
