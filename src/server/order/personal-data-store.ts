import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isLive } from '../../contract/order/is-live.ts'
import type { Order } from '../../contract/order/order.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Executor } from '../platform/database/database.ts'
import { days } from '../platform/duration.ts'
import type { Person, PersonalData } from '../platform/personal-data.ts'
import type { Attribution } from './attribution.ts'
import { orderItems, orders, provenAddresses, reservations } from './tables.ts'
import type { Traveller } from './travellers.ts'

/** How long after a trip, or after the last change of a paid order, refunds and complaints are still about it. */
const afterwards = days(30)
/** Nobody can receive mail there. */
const nobody = 'erased@sojourn.invalid'

/** Orders of an account, and those made with the address without one. */
const isTheirs = ({ email, memberId }: Person): SQL | undefined =>
  or(
    memberId ? eq(orders.memberId, memberId) : undefined,
    and(eq(orders.email, email), isNull(orders.memberId)),
  )

/**
 * Orders, as their travellers see them. Accounting law wants paid ones kept, with who bought: what was sold, amounts and
 * the buyer's name stay; addresses, phones, travellers and what they wrote go. An order that isn't over is left until it
 * is.
 */
export function orderData({
  db,
  clock,
  view,
}: {
  db: Database
  clock: Clock
  /** Returns an order as its travellers see it. */
  view(id: string, language: string): Promise<Order | undefined>
}): PersonalData {
  const partsOf = async (tx: Executor, ids: string[]) => ({
    reserved: await tx.select().from(reservations).where(inArray(reservations.orderId, ids)),
    items: await tx.select().from(orderItems).where(inArray(orderItems.orderId, ids)),
  })

  return {
    name: 'orders',
    async read(person) {
      const { id, language, attribution } = orders
      const found = await db
        .select({ id, language, attribution })
        .from(orders)
        .where(isTheirs(person))
      const views: (Order & { attribution: Attribution | null })[] = []
      // One after the other: an export isn't to take all of the pool.
      for (const each of found) {
        const order = await view(each.id, each.language)
        if (order) views.push({ ...order, attribution: each.attribution })
      }
      return views
    },
    async erase(tx, person) {
      const found = await tx.select().from(orders).where(isTheirs(person)).for('update')
      await tx.delete(provenAddresses).where(eq(provenAddresses.email, person.email))
      if (found.length === 0) return 'done'
      const { items, reserved } = await partsOf(
        tx,
        found.map(({ id }) => id),
      )
      let left = false
      for (const order of found) {
        const own = <Part extends { orderId: string }>(parts: Part[]) =>
          parts.filter(({ orderId }) => orderId === order.id)
        const isOver = hasEnded(order.paid, own(reserved), own(items), clock.now())
        if (!isOver) left = true
        else {
          await anonymise(tx, order)
          for (const item of own(items)) await anonymiseItem(tx, item)
        }
      }
      return left ? 'later' : 'done'
    },
  }
}

/** Returns the order numbers that still have somebody's name and address. */
export async function ordersLeft(tx: Executor, person: Person): Promise<string[]> {
  const found = await tx.select({ code: orders.code }).from(orders).where(isTheirs(person))
  return found.map(({ code }) => code)
}

/** Returns the ids of somebody's orders: none of those that are erased. */
export async function orderIdsOf(tx: Executor, person: Person): Promise<string[]> {
  const found = await tx.select({ id: orders.id }).from(orders).where(isTheirs(person))
  return found.map(({ id }) => id)
}

/** Returns which of these orders are erased. */
export async function erasedAmong(tx: Executor, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), eq(orders.email, nobody)))
  return found.map(({ id }) => id)
}

/** Returns whether nothing can happen to an order any more. */
export function hasEnded(
  paid: number,
  reserved: readonly { state: Parameters<typeof isLive>[0]['state']; changedAt: Date }[],
  items: readonly { endsAt: Date }[],
  now: number,
): boolean {
  const isAhead = items.some(({ endsAt }) => endsAt.getTime() > now) && reserved.some(isLive)
  const unsettled = ['reserving', 'confirming', 'changing', 'cancelling', 'unknown']
  if (isAhead || reserved.some(({ state }) => unsettled.includes(state))) return false
  if (paid === 0) return true
  const ends = items.map(({ endsAt }) => (reserved.some(isLive) ? endsAt.getTime() : -Infinity))
  const last = Math.max(...ends, ...reserved.map(({ changedAt }) => changedAt.getTime()))
  return now - last >= afterwards
}

async function anonymise(
  tx: Executor,
  { id, contact, paid }: Pick<typeof orders.$inferSelect, 'id' | 'contact' | 'paid'>,
): Promise<void> {
  const { givenName, surname } = paid > 0 ? contact : { givenName: '', surname: '' }
  await tx
    .update(orders)
    .set({
      owner: 'erased',
      attribution: null,
      memberId: null,
      email: nobody,
      contact: { givenName, surname, email: nobody, phoneCountry: '', phone: '' },
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.id, id))
}

async function anonymiseItem(
  tx: Executor,
  { id, travellers }: Pick<typeof orderItems.$inferSelect, 'id' | 'travellers'>,
): Promise<void> {
  await tx
    .update(orderItems)
    .set({
      travellers: travellers.map(({ type }) => ({ ...noTraveller, type })),
      // Wishes of guests, where a product has them.
      details: sql`case when ${orderItems.details} ? 'sealedWishes' then ${orderItems.details} || '{"sealedWishes": ""}' else ${orderItems.details} end`,
    })
    .where(eq(orderItems.id, id))
}

const noTraveller: Omit<Traveller, 'type'> = {
  title: '',
  givenName: '',
  surname: '',
  birthDate: '',
  nationality: '',
  passportSealed: '',
  passportLastFour: '',
  passportExpiry: '',
  passportCountry: '',
  idCardSealed: '',
  idCardLastFour: '',
  idCardExpiry: '',
  idCardCountry: '',
  document: '',
}
