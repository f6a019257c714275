/** Stands for what is in an item of a form, or of a list in it. */
export const itemMarks = { form: '\uE002', list: '\uE004' }

/** Stands for what is in all items of a run. */
const runMark = '\uE005'

/** Elements one after the other that are the same, with nothing but the mark of an item in them. */
const run = new RegExp(`(<([a-z]+)\\b[^<>]*>)([${itemMarks.form}${itemMarks.list}])(</\\2>)(?:\\1\\3\\4)+`, 'g')

const inRun = new RegExp(`(<([a-z]+)\\b[^<>]*>)${runMark}(</\\2>)`, 'g')

/** A form in which every run is one element. */
interface ShortForm {
  readonly form: string
  /** Of each run, what stands in its elements, and how many they are. */
  readonly runs: readonly { readonly mark: string; readonly count: number }[]
}

/** Shortens a form. The minifier writes elements of a run alike, so that a list of any length has one short form. */
export function shortened(form: string): ShortForm {
  // The mark of a run stands nowhere else then.
  if (form.includes(runMark)) return { form, runs: [] }
  const runs: { mark: string; count: number }[] = []
  const short = form.replace(run, (all: string, open: string, _name: string, mark: string, close: string) => {
    runs.push({ mark, count: all.length / (open.length + mark.length + close.length) })
    return open + runMark + close
  })
  return { form: short, runs }
}

/** Puts runs back into a minified short form. Undefined where the minifier has left none of them, or more. */
export function lengthened(html: string, runs: ShortForm['runs']): string | undefined {
  let found = 0
  const whole = html.replace(inRun, (_, open: string, _name: string, close: string) => {
    const { mark, count } = runs[found++] ?? { mark: '', count: 0 }
    return `${open}${mark}${close}`.repeat(count)
  })
  return found === runs.length ? whole : undefined
}
