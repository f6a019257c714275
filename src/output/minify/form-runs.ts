/** Placeholders for the content of an item of a form, or of a list within it. */
export const itemMarks = { form: '\uE002', list: '\uE004' }

/** Placeholder for the content of all items of a run. */
const runMark = '\uE005'

/** Consecutive identical elements that contain nothing but the placeholder of an item. */
const run = new RegExp(`(<([a-z]+)\\b[^<>]*>)([${itemMarks.form}${itemMarks.list}])(</\\2>)(?:\\1\\3\\4)+`, 'g')

const inRun = new RegExp(`(<([a-z]+)\\b[^<>]*>)${runMark}(</\\2>)`, 'g')

/** A form in which every run is collapsed into one element. */
interface ShortForm {
  readonly form: string
  /** For each run, the placeholder in its elements and how many there are. */
  readonly runs: readonly { readonly mark: string; readonly count: number }[]
}

/**
 * Shortens a form. The minifier treats all elements of a run alike, so a list of any length has the same short form.
 */
export function shortened(form: string): ShortForm {
  // Ensures that the placeholder of a run occurs nowhere else.
  if (form.includes(runMark)) return { form, runs: [] }
  const runs: { mark: string; count: number }[] = []
  const short = form.replace(run, (all: string, open: string, _name: string, mark: string, close: string) => {
    runs.push({ mark, count: all.length / (open.length + mark.length + close.length) })
    return open + runMark + close
  })
  return { form: short, runs }
}

/** Expands the runs in a minified short form. Undefined if the minifier has removed or added any. */
export function lengthened(html: string, runs: ShortForm['runs']): string | undefined {
  let found = 0
  const whole = html.replace(inRun, (_, open: string, _name: string, close: string) => {
    const { mark, count } = runs[found++] ?? { mark: '', count: 0 }
    return `${open}${mark}${close}`.repeat(count)
  })
  return found === runs.length ? whole : undefined
}
