import type { Say } from '../platform/words.ts'

/**
 * Returns the message about items of one product: `<key>-<product>` if the catalogue has it. Otherwise, and for items of
 * several products, it's the neutral one of the key alone.
 */
export function productWords(items: readonly { product: string }[], say: Say): Say {
  const [product, ...others] = new Set(items.map((each) => each.product))
  if (!product || others.length > 0) return say
  const idOf = (key: string) => (say.has(`${key}-${product}`) ? `${key}-${product}` : key)
  const words = (key: string, values?: Parameters<Say>[1]): string => say(idOf(key), values)
  return Object.assign(words, {
    language: say.language,
    locale: say.locale,
    tag: say.tag,
    has: (key: string) => say.has(idOf(key)),
  })
}
