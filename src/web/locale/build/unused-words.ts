const holes = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Returns the ids (`namespace.key`) that no source refers to. A source refers to an id by a string or
 * property that equals it or its key, or by a template that can produce one: `order.status-${status}`, `${kind}-title`. A template that says nothing but
 * the namespace (`error.${code}`) could produce all of its ids, and doesn't count.
 */
export function unusedWords(ids: readonly string[], sources: readonly string[]): string[] {
  const code = sources.join('\n')
  const tokens = new Set(
    [...code.matchAll(/(['"`])([\w.-]+)\1|\b(\w+)\??:/g)].map(([, , text, key]) => text ?? key),
  )
  const patterns = new Set<string>()
  for (const [, template = ''] of code.matchAll(/`([\w.-]*\$\{[^`\n]*)`/g)) {
    const fixed = template.split(holes)
    const said = fixed.join('').replace(/^[\w-]+\./, '')
    if (/^[\w.-]*[a-z]{2}[\w.-]*$/.test(said)) patterns.add(`^${fixed.map(escaped).join('.+')}$`)
  }
  const made = [...patterns].map((pattern) => new RegExp(pattern))
  const meant = (word: string) => tokens.has(word) || made.some((pattern) => pattern.test(word))
  return ids.filter((id) => !meant(id) && !meant(id.slice(id.indexOf('.') + 1)))
}
