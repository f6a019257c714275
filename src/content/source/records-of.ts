/** The records of brands, by slug. Added one by one, without a pair for each of thousands. */
export function recordsOf<Value>(
  brands: readonly { readonly slug: string; readonly value: Value }[],
): Map<string, Value> {
  const records = new Map<string, Value>()
  for (const { slug, value } of brands) records.set(slug, value)
  return records
}
