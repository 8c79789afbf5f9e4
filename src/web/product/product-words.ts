import type { Translate } from '../locale/word-store.ts'

/**
 * Returns the words about items of one product: those with the id `<id>-<product>`, where the catalogue has them. Where it
 * has not, and for items of several products, they are those of the id alone, which hold for anything.
 */
export function productWords(t: Translate, items: readonly { product: string }[]): Translate {
  const [product, ...others] = new Set(items.map((each) => each.product))
  if (!product || others.length > 0) return t
  return (id, ...args) => {
    const own = `${id}-${product}` as typeof id
    const text = t(own, ...args)
    // A message that is missing reads as its own id.
    return text === own ? t(id, ...args) : text
  }
}
