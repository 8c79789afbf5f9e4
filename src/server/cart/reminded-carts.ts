import { mostCartItems } from '../../contract/cart/bookable-items.ts'
import type { CartPlace, RestoredCart } from '../../contract/cart/cart.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type { BookId } from '../../contract/ids.ts'
import type { Booker } from '../checkout/booker.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { CartProduct, RemindedDraft } from './cart-product.ts'
import type { CartService } from './cart-service.ts'
import { addItem, cartWith } from './cart-store.ts'

/** Carts with a draft that a reminder is sent about. */
export interface RemindedCarts {
  /** Keeps everything in the draft's cart open at least until then. Returns how much that is; 0 if it's in no cart. */
  keep(tx: Transaction, bookId: BookId, until: Date): Promise<number>
  /**
   * Puts what is in the cart of a reminder's draft into this visitor's, as far as it fits. Other visitors get copies
   * without what was typed, because the reminder's address isn't verified. Throws REMINDER_NOT_FOUND.
   */
  restore(token: string, booker: Booker): Promise<RestoredCart>
}

export function createRemindedCarts(parts: {
  db: Database
  clock: Clock
  carts: Pick<CartService, 'list'>
  products: readonly CartProduct[]
}): RemindedCarts {
  const { db, clock, carts, products } = parts
  const productOf = ({ product }: CartPlace) => products.find(({ id }) => id === product)

  async function reminded(token: string): Promise<RemindedDraft> {
    for (const product of products) {
      const found = await product.remindedOf?.(token)
      if (found) return found
    }
    throw new CatalogueError('REMINDER_NOT_FOUND')
  }

  /** Adds a copy of another visitor's draft; returns whether there is one. */
  const addCopy = (place: CartPlace, booker: Booker): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const bookId = await productOf(place)?.copy(tx, place.bookId, booker)
      if (!bookId) return false
      await addItem(tx, booker, { product: place.product, bookId }, clock.date())
      return true
    })

  return {
    async keep(tx, bookId, until) {
      const places = await cartWith(tx, bookId)
      for (const product of products) {
        const own = places.filter((place) => productOf(place) === product)
        await product.keep(
          tx,
          own.map((place) => place.bookId),
          until,
        )
      }
      return places.length
    },
    async restore(token, booker) {
      const { bookId, number } = await reminded(token)
      const places = await cartWith(db, bookId)
      if (places.length === 0) return { items: [], number }
      const own = await carts.list(booker)
      let room = mostCartItems - own.length
      for (const place of places) {
        if (room === 0) break
        if (own.some((each) => each.bookId === place.bookId)) continue
        if (await addCopy(place, booker)) room -= 1
      }
      return { items: await carts.list(booker), number }
    },
  }
}
