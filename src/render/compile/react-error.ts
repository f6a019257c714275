/**
 * Mistakes in templates that React detects, by error number (react.dev/errors); in production it reports only the
 * number.
 */
const meanings: Readonly<Record<string, (args: readonly string[]) => string>> = {
  31: ([found]) => `found an ${found} among what is shown, expected texts, numbers and elements`,
  62: () => 'found a style that is a text, expected an object such as {{ color: "red" }}',
  130: ([found]) => `found ${found} in place of a component, expected one that is exported under this name`,
  399: ([tag]) => `found children in <${tag}>, expected none`,
  426: () => 'found a component that waits for something, expected one that shows what it is given',
}

/** Translates a minified React error into words if its number is known; returns any other message unchanged. */
export function inWords(message: string): string {
  const [, number = '', url = ''] = /^Minified React error #(\d+); visit (\S+)/.exec(message) ?? []
  const meaning = meanings[number]
  return meaning === undefined ? message : meaning(new URL(url).searchParams.getAll('args[]'))
}
