import { text } from 'build-site'

/**
 * A sentence that other texts include by its {name}. It has no {name} itself: included texts are not filled in again.
 */
export const sharedSentence = text.regex(/^[^{}]*$/, {
  error: 'a text without braces, since other texts include it as it is: write out what a {name} would stand for',
})
