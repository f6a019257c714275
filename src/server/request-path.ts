/**
 * The path of a request, decoded and without its query; undefined for one that no page or file can have: invalid
 * escapes, NUL, and segments that lead elsewhere (`..`, `//host`).
 */
export function requestPath(url: string): string | undefined {
  const path = decoded(url.replace(/[?#].*$/s, ''))
  if (path === undefined || !path.startsWith('/') || /[\0\\]/.test(path)) return undefined
  const steps = path.slice(1).split('/')
  const leadsElsewhere = steps.some(
    (step, index) => ['.', '..'].includes(step) || (step === '' && index < steps.length - 1),
  )
  return leadsElsewhere ? undefined : path
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
