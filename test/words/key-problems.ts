/** Messages that only staff read: they stay English. */
const isForStaff = (id: string) => /^(?:error\.(?:MAIL|DESK)_|ticket-mail\.desk-)/.test(id)

/** Returns the messages that a translated namespace lacks, or the first that isn't where English has it. */
export function keyProblems(
  namespace: string,
  own: readonly string[],
  english: readonly string[],
): string[] {
  const has = new Set(own)
  const missing = english.filter((key) => !has.has(key) && !isForStaff(`${namespace}.${key}`))
  if (missing.length > 0) return missing.map((key) => `lacks ${namespace}.${key}`)
  const order = english.filter((key) => has.has(key))
  const at = order.findIndex((key, index) => own[index] !== key)
  return at < 0 ? [] : [`${namespace}: ${order[at]} should come before ${own[at]}, as in English`]
}
