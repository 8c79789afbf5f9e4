import type { Database } from '../platform/database/database.ts'
import { isOf, type PersonalData } from '../platform/personal-data.ts'
import { cartItems } from './tables.ts'

const columns = { device: cartItems.owner, memberId: cartItems.memberId }

/** Carts. The drafts in them are other modules'. */
export const cartData = ({ db }: { db: Database }): PersonalData => ({
  name: 'cart',
  async read(person) {
    const found = await db.select().from(cartItems).where(isOf(columns, person))
    return found.map(({ bookId, product, addedAt }) => ({ bookId, product, addedAt }))
  },
  async erase(tx, person) {
    await tx.delete(cartItems).where(isOf(columns, person))
    return 'done'
  },
})
