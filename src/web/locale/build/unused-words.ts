const holes = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Returns the ids (`namespace.key`) that no source could mean. A source means an id by a text or a
 * property that is it or its key, or by a template that could make one of them: `order.status-${status}`, `${kind}-title`. A template that says nothing but
 * the namespace (`error.${code}`) could make all of it, and counts for none. A product's own words (`<id>-<product>`) are
 * meant where those for any product are.
 */
export function unusedWords(
  ids: readonly string[],
  sources: readonly string[],
  products: readonly string[] = [],
): string[] {
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
  const isUsed = (id: string) => meant(id) || meant(id.slice(id.indexOf('.') + 1))
  const known = new Set(ids)
  const general = (id: string) =>
    products
      .filter((product) => id.endsWith(`-${product}`))
      .map((product) => id.slice(0, -product.length - 1))
      .find((each) => known.has(each))
  return ids.filter((id) => !isUsed(id) && !isUsed(general(id) ?? ''))
}
