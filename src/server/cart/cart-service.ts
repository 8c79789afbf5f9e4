import { bookableItems, mostCartItems } from '../../contract/cart/bookable-items.ts'
import type { Cart, CartPlace, TypedTraveller, typedInCart } from '../../contract/cart/cart.ts'
import type { ResultOf } from '../../contract/endpoint.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type { BookId } from '../../contract/ids.ts'
import type { Money } from '../../contract/money.ts'
import { sumMoney } from '../../contract/sum-money.ts'
import { comparedName } from '../../contract/traveller/same-person.ts'
import { writtenName } from '../../contract/traveller/written-name.ts'
import type { Booker } from '../checkout/booker.ts'
import type { Checkout, Submitted } from '../checkout/checkout.ts'
import { isContactValid } from '../checkout/contact-rules.ts'
import type { ProductOf } from '../order/product.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Seal } from '../platform/secrets/seal.ts'
import { hasRate } from '../world/exchange-rates.ts'
import { createItemView, type Opened } from './cart-item-view.ts'
import type { CartDraft, CartProduct, TypedDraft } from './cart-product.ts'
import { addItem, cartOf, giveCart, removeItems } from './cart-store.ts'
import { conflictsIn } from './conflicts.ts'

/** Carts of drafts: a member's on any device, a guest's on theirs. */
export interface CartService {
  /** Returns the drafts in a cart that aren't ordered. A signed-in member's cart takes in what they added as a guest. */
  list(booker: Booker): Promise<CartPlace[]>
  /** Returns the cart with every price in one currency, as suppliers confirm it now. Throws VALIDATION for an unknown one. */
  check(currency: string, booker: Booker): Promise<Cart>
  /** Throws BOOKING_NOT_FOUND, LIMIT_REACHED. */
  add(place: CartPlace, booker: Booker): Promise<CartPlace[]>
  /** Returns the contact and the first adult of the first draft in the cart that has them. */
  typed(booker: Booker): Promise<ResultOf<typeof typedInCart>>
  remove(bookId: BookId, booker: Booker): Promise<CartPlace[]>
  /** Stores an item's new total. Throws BOOKING_NOT_FOUND, BOOKING_EXPIRED, OFFER_GONE, PRICE_CHANGED, SUPPLIER_UNAVAILABLE. */
  acceptPrice(bookId: BookId, accepted: Money, booker: Booker): Promise<{ total: Money }>
  /**
   * Orders drafts together. Calls `countMail` with the address that the order's mails go to, which may throw
   * RATE_LIMITED. Throws the same errors as `Checkout`.
   */
  checkOut(
    items: readonly (CartPlace & { acceptedTotal: Money })[],
    booker: Booker,
    countMail: (mail: string) => Promise<void>,
  ): Promise<Submitted>
}

export function createCartService(parts: {
  db: Database
  clock: Clock
  seal: Seal
  checkout: Checkout
  productOf: ProductOf
  products: readonly CartProduct[]
}): CartService {
  const { db, clock, checkout, products } = parts
  const itemView = createItemView(parts)

  function productWith(id: string): CartProduct {
    const product = products.find((each) => each.id === id)
    if (!product) throw new CatalogueError('BOOKING_NOT_FOUND')
    return product
  }

  /**
   * Takes what a member added as a guest of this device into their cart. A cart that holds more than enough already
   * takes it in once there's room, so that signing in again and again can't make it any larger.
   */
  async function adopt({ auid, memberId }: Booker): Promise<void> {
    if (!memberId) return
    const [known] = await cartOf(db, { auid, memberId: undefined })
    if (!known || (await cartOf(db, { auid, memberId })).length > mostCartItems) return
    await inTransaction(db, async (tx) => {
      const moved = await giveCart(tx, auid, memberId)
      for (const [product, same] of Map.groupBy(moved, (place) => place.product)) {
        const ids = same.map(({ bookId }) => bookId)
        await productWith(product).adopt(tx, ids, { auid, memberId })
      }
    })
  }

  async function list(booker: Booker): Promise<CartPlace[]> {
    await adopt(booker)
    const places = await cartOf(db, booker)
    const isOpen = await Promise.all(
      places.map(({ product, bookId }) => productWith(product).isOpen(bookId, booker)),
    )
    const over = places.filter((_, index) => !isOpen[index])
    await removeItems(
      db,
      booker,
      over.map(({ bookId }) => bookId),
    )
    return places.filter((_, index) => isOpen[index])
  }

  /** Returns open drafts with their prices in one currency. */
  async function opened(
    places: readonly CartPlace[],
    booker: Booker,
    currency: string,
  ): Promise<Opened[]> {
    const drafts = await Promise.all(
      places.map(({ product, bookId }) => productWith(product).open(bookId, booker, currency)),
    )
    return places.flatMap((place, index) => {
      const draft = drafts[index]
      return draft ? [{ place, draft }] : []
    })
  }

  const isOver = ({ expiresAt }: CartDraft) => expiresAt.getTime() <= clock.now()

  return {
    list,
    async check(currency, booker) {
      requireRate(currency, 'currency')
      const found = await opened(await list(booker), booker, currency)
      const items = await Promise.all(found.map((each) => itemView(each, booker.language)))
      const bookable = bookableItems({ items })
      const contact = contactOf(found)
      return {
        items,
        now: sumMoney(
          bookable.map(({ now }) => now),
          currency,
        ),
        total: sumMoney(
          bookable.map(({ total }) => total),
          currency,
        ),
        contact: contact
          ? { name: writtenName(contact, booker.language), email: contact.email }
          : null,
        conflicts: conflictsIn(
          found.map(({ place, draft: { presence, guests, order } }) => {
            const ordered = order.bundles.flat().flatMap(({ items }) => items)
            return {
              bookId: place.bookId,
              presence,
              guests,
              travellers: guests > 0 ? [] : (ordered[0]?.travellers ?? []),
              named: ordered.flatMap(({ travellers }) => travellers),
            }
          }),
          booker.language,
        ),
      }
    },
    async add(place, booker) {
      const known = await list(booker)
      if (known.some(({ bookId }) => bookId === place.bookId)) return known
      const isOpen = await productWith(place.product).isOpen(place.bookId, booker)
      if (!isOpen) throw new CatalogueError('BOOKING_NOT_FOUND')
      if (known.length >= mostCartItems) throw new CatalogueError('LIMIT_REACHED')
      await addItem(db, { auid: booker.auid, memberId: undefined }, place, clock.date())
      await adopt(booker)
      return list(booker)
    },
    async typed(booker) {
      const places = await list(booker)
      const drafts = await Promise.all(
        places.map(({ product, bookId }) => productWith(product).typed(bookId, booker)),
      )
      const contact = drafts
        .map((draft) => draft?.contact)
        .find((each) => each && isContactValid(each))
      const travellers = places.flatMap((from, index) => namedIn(from, drafts[index]))
      const adult = travellers.find(({ type }) => type === 'adult')
      return {
        contact: contact ?? null,
        adult: adult
          ? { title: adult.title, givenName: adult.givenName, surname: adult.surname }
          : null,
        travellers: onceEach(travellers),
      }
    },
    async remove(bookId, booker) {
      await removeItems(db, booker, [bookId])
      return list(booker)
    },
    async acceptPrice(bookId, accepted, booker) {
      requireRate(accepted.currency, 'acceptedTotal.currency')
      const known = await list(booker)
      const place = known.find((each) => each.bookId === bookId)
      const draft =
        place && (await productWith(place.product).open(bookId, booker, accepted.currency))
      if (!draft) throw new CatalogueError('BOOKING_NOT_FOUND')
      if (isOver(draft)) throw new CatalogueError('BOOKING_EXPIRED')
      const answer = await draft.check()
      if (answer.outcome === 'gone' || answer.outcome === 'refused') {
        throw new CatalogueError('OFFER_GONE')
      }
      const total = answer.outcome === 'changed' ? answer.total : draft.total
      if (total.amount !== accepted.amount) {
        throw new CatalogueError('PRICE_CHANGED', {
          details: { oldPrice: accepted, newPrice: total },
        })
      }
      if (answer.outcome === 'changed') await answer.accept()
      return { total }
    },
    async checkOut(items, booker, countMail) {
      if (new Set(items.map(({ bookId }) => bookId)).size < items.length) {
        throw new CatalogueError('VALIDATION', { fields: { items: 'once_each' } })
      }
      const [currency, ...others] = new Set(items.map((each) => each.acceptedTotal.currency))
      if (!currency || others.length > 0) {
        throw new CatalogueError('VALIDATION', { fields: { items: 'one_currency' } })
      }
      requireRate(currency, 'items.0.acceptedTotal.currency')
      await adopt(booker)
      const contact = contactOf(await opened(items, booker, currency))
      if (contact) await countMail(contact.email)
      const submissions = await Promise.all(
        items.map(({ product, bookId, acceptedTotal: accepted }) => {
          const submitted = { bookId, accepted }
          return productWith(product).submission(
            contact ? { ...submitted, contact } : submitted,
            booker,
          )
        }),
      )
      const submitted = await checkout(submissions, booker)
      await removeItems(
        db,
        booker,
        items.map(({ bookId }) => bookId),
      )
      return submitted
    },
  }
}

/** Throws VALIDATION for a currency that prices can't be converted to. */
function requireRate(currency: string, field: string): void {
  if (!hasRate(currency)) throw new CatalogueError('VALIDATION', { fields: { [field]: 'invalid' } })
}

/** Returns a draft's travellers that were named. */
const namedIn = (from: CartPlace, draft: TypedDraft | undefined): Named[] =>
  (draft?.travellers ?? []).flatMap(({ type, title, givenName, surname, birthDate }, place) =>
    givenName && surname ? [{ ...from, place, type, title, givenName, surname, birthDate }] : [],
  )

type Named = TypedTraveller & { birthDate: string }

/** Returns each person once, from the first draft that knows a birth date: such drafts know their documents, too. */
function onceEach(travellers: readonly Named[]): TypedTraveller[] {
  const byName = Map.groupBy(travellers, (each) => `${each.type} ${comparedName(each)}`)
  return [...byName.values()].flatMap((same) => {
    const known = same.find(({ birthDate }) => birthDate) ?? same[0]
    if (!known) return []
    const { birthDate: _, ...told } = known
    return [told]
  })
}

/** Returns the first contact without errors. */
const contactOf = (found: readonly Opened[]) =>
  found.map(({ draft }) => draft.contact).find(isContactValid)
