import type { CartItem, CartPlace } from '../../contract/cart/cart.ts'
import { CatalogueError } from '../../contract/errors.ts'
import { money } from '../../contract/money.ts'
import type { ProductOf } from '../order/product.ts'
import { priceOf } from '../order/whole-order.ts'
import type { Clock } from '../platform/clock.ts'
import { pause, seconds } from '../platform/duration.ts'
import type { Seal } from '../platform/secrets/seal.ts'
import { wordsOf } from '../platform/words.ts'
import type { CartDraft, PriceCheck } from './cart-product.ts'
import { purchasedItems } from './purchased-items.ts'

/** A draft in a cart. */
export interface Opened {
  place: CartPlace
  draft: CartDraft
}

/** How long a supplier may take to confirm a price before the cart is shown without it. */
const patience = seconds(5)

/** Creates the function that returns an item as the cart shows it, with what its supplier says about its price. */
export function createItemView(parts: {
  clock: Clock
  seal: Seal
  productOf: ProductOf
}): (opened: Opened, language: string) => Promise<CartItem> {
  const { clock, seal, productOf } = parts

  async function checked(
    draft: CartDraft,
  ): Promise<Pick<CartItem, 'check' | 'newTotal' | 'newNow'>> {
    if (draft.expiresAt.getTime() <= clock.now()) return { check: 'expired' }
    const answer = await Promise.race([draft.check().catch(asUnanswered), pause(patience)])
    if (!answer) return { check: 'unanswered' }
    return answer.outcome === 'changed'
      ? { check: 'changed', newTotal: answer.total, newNow: answer.now }
      : { check: answer.outcome }
  }

  return async ({ place, draft }, language) => {
    const { order, total, isComplete, priceUntil, expiresAt, convertedFrom } = draft
    const { items, searchAgain } = purchasedItems(order, {
      seal,
      productOf,
      say: wordsOf('mail', language),
    })
    const item: CartItem = {
      ...place,
      ...(await checked(draft)),
      items,
      total,
      now: money(priceOf(order.bundles.flat().flatMap((each) => each.items)), order.currency),
      isComplete,
      priceUntil,
      expiresAt: expiresAt.toISOString(),
      searchAgain,
    }
    return convertedFrom ? { ...item, convertedFrom } : item
  }
}

function asUnanswered(error: unknown): PriceCheck | undefined {
  if (error instanceof CatalogueError && error.code === 'SUPPLIER_UNAVAILABLE') return undefined
  throw error
}
