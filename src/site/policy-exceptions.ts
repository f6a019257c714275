import { policyExceptions } from '../content/schema/settings'

/** What pages may load from other sites: the content security policy has a directive `script-src` for `script`. */
export const exceptionKinds = policyExceptions.keyof().options

/** A kind of what pages load. */
export type ExceptionKind = (typeof exceptionKinds)[number]

/**
 * The https origins of other sites from which pages may load something, by kind; everything else is refused. Trusted
 * types stay required: a script of another site that writes markup does not work.
 */
export type PolicyExceptions = { readonly [Kind in ExceptionKind]?: readonly string[] | undefined }

/** The other origins that a directive allows. */
export function exceptionsIn(directive: string, exceptions: PolicyExceptions): readonly string[] {
  return namedExceptions(exceptions).get(directive) ?? []
}

/** All exceptions, by directive. */
export function namedExceptions(exceptions: PolicyExceptions): ReadonlyMap<string, readonly string[]> {
  const named = exceptionKinds.map((kind) => [`${kind}-src`, exceptions[kind] ?? []] as const)
  return new Map(named.filter(([, origins]) => origins.length > 0))
}
