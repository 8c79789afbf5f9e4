const holes = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Returns the ids (`namespace.key`) that no source uses. A source uses an id as a string or property that is the id or
 * its key, or as a template that could produce it: `order.status-${status}`, `${kind}-title`. A template with nothing
 * but the namespace (`error.${code}`) would match all of it and doesn't count. A product's own messages
 * (`<id>-<product>`) are used where the general ones are.
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
    if (/^[\w.-]*$/.test(said) && /[a-z]{2}/.test(said))
      patterns.add(`^${fixed.map(escaped).join('.+')}$`)
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
