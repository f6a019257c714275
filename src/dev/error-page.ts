import { formatProblem, type Problem } from '../lib/problem'
import { escapeMarkup } from '../pages/markup'
import { liveScriptTag } from './live-script'

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 60rem; padding: 3rem 1.5rem }
h1 { font-size: 1.75rem; line-height: 1.2 }
ol { list-style: none; padding: 0 }
li { border-left: 0.25rem solid #c62828; margin-block: 1rem; padding: 0.25rem 1rem; overflow-wrap: anywhere }
li[data-severity='warning'] { border-color: #b26a00 }
li[data-severity='notice'] { border-color: #888 }
code { font: 0.9375rem/1.5 ui-monospace, monospace }
`

/** The message for a template that fails while it runs. */
const thrown = /^the template (?:threw|did not)/

/** A mistake in a file is expected; an error that a template throws is not. */
function headingOf(problems: readonly Problem[]): string {
  if (problems.some(({ message }) => thrown.test(message))) return 'Unexpected Application Error!'
  const count = problems.filter(({ severity }) => severity === 'error').length
  return count === 1 ? '1 problem to fix' : `${count} problems to fix`
}

/**
 * The page shown instead of one that cannot be rendered, with all problems. It does not use the templates, which may be
 * broken, and reloads by itself once the problems are fixed.
 */
export function errorPage(problems: readonly Problem[], version: string): string {
  const items = problems.map(
    (problem) => `<li data-severity="${problem.severity}"><code>${escapeMarkup(formatProblem(problem))}</code></li>`,
  )
  const heading = headingOf(problems)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<style>${styles}</style>
${liveScriptTag(version, true)}
</head>
<body>
<h1>${heading}</h1>
<ol>
${items.join('\n')}
</ol>
<p>This page reloads by itself as soon as this is fixed.</p>
</body>
</html>
`
}
