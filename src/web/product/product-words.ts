import type { Translate, WordArgs, WordId } from '../locale/word-store.ts'

/**
 * Returns the translation function for items: messages with the id `<id>-<product>`, if there are any. Otherwise, and
 * for items of several products, it's the general ones.
 */
export function productWords(t: Translate, items: readonly { product: string }[]): Translate {
  const [product, ...others] = new Set(items.map((each) => each.product))
  if (!product || others.length > 0) return t
  const idOf = <Id extends string>(id: Id): Id => {
    const own = `${id}-${product}`
    return t.has(own) ? (own as Id) : id
  }
  const words = <Id extends WordId>(id: Id, ...args: WordArgs<Id>) => t(idOf(id), ...args)
  return Object.assign(words, {
    has: (id: string) => t.has(idOf(id)),
    tagOf: (id: WordId) => t.tagOf(idOf(id)),
  })
}
