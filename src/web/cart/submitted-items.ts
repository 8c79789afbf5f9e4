import { checkOutCart } from '../../contract/cart/cart.ts'
import type { BodyOf } from '../../contract/endpoint.ts'

/** Returns the items of the checkout's form (`asField`); undefined if they aren't as it made them. */
export function submittedItems(form: FormData): BodyOf<typeof checkOutCart>['items'] | undefined {
  const items = form.getAll('item').map((field) => {
    const [product, bookId, amount, currency] = String(field).split(':')
    return { product, bookId, acceptedTotal: { amount: Number(amount), currency } }
  })
  return checkOutCart.body?.safeParse({ items }).data?.items
}
