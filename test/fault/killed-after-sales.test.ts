import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Quote } from '../../src/contract/aftersales/after-sales.ts'
import type { ChangeChoice } from '../../src/contract/flight/exchange.ts'
import { bookFitting } from '../support/book-fitting.ts'
import { patience } from '../support/patience.ts'
import { seeded } from '../support/seeded.ts'
import { eventually } from '../support/shop.ts'
import { inDays } from '../support/traveller.ts'
import { openKillableSite } from './killable-site.ts'

/** FAULT_FULL=1 runs the full form; the short one is the default. */
const moments = process.env.FAULT_FULL === '1' ? 15 : 2

const site = await openKillableSite()
// Asks the database itself: after a crash the whole of it counts, and services hide what they don't show anybody.
const { request, rows } = site

/** Returns a traveller with refundable tickets that can be changed for a fee. */
async function ticketed() {
  const traveller = site.traveller()
  const booking = await bookFitting(
    traveller,
    request,
    ({ refund, change }) =>
      refund.kind === 'allowed' && change.kind === 'allowed' && change.penalty.amount > 0,
  )
  const { orderCode, trxId } = await traveller.must(traveller.submit(booking))
  const pay = async (id: string) => {
    const { redirect } = await traveller.must(traveller.startPaying(id))
    await traveller.payByCard(redirect)
    await traveller.settle(id)
  }
  await pay(trxId)
  const { items } = await eventually(async () => {
    const found = await traveller.must(traveller.order(orderCode))
    return found.status === 'confirmed' && found
  })
  const post = <T>(path: string, body: object) =>
    traveller.must(traveller.call<T>('POST', `/order/${orderCode}/${path}`, body))
  const confirm = ({ quoteId }: Quote) => post<Quote>(`quotes/${quoteId}/confirm`, {})
  return { itemId: items[0]?.id ?? '', pay, post, confirm }
}

/** Returns a refund that is ready to be confirmed. */
async function refund(): Promise<() => Promise<unknown>> {
  const { itemId, post, confirm } = await ticketed()
  const quote = await post<Quote>('refund-quotes', { itemIds: [itemId] })
  return () => confirm(quote)
}

/** Returns a change that is ready to be paid. */
async function change(): Promise<() => Promise<unknown>> {
  const { itemId, pay, post, confirm } = await ticketed()
  const asked = { itemId, date: inDays(45) }
  const { choices } = await post<{ choices: ChangeChoice[] }>('change-search', asked)
  const changeId = choices[0]?.changeId
  const quote = await confirm(await post<Quote>('change-quotes', { itemId, changeId }))
  const trxId = quote.kind === 'change' ? (quote.trxId ?? '') : ''
  return () => pay(trxId)
}

/** Returns how many refunds and changes have been begun, over or not. */
const begun = async () =>
  (await rows(`select id from after_sale_quote where state in ('in_progress', 'completed')`)).length

test(`killed at ${moments} moments between confirming and completing refunds and changes, each is done once`, async () => {
  const random = seeded(20_271_121)
  for (let moment = 0; moment < moments; moment += 1) {
    const [cancel, exchange] = [await refund(), await change()]
    const before = await begun()
    let isOver = false
    const doing = Promise.allSettled([cancel(), exchange()]).then(() => {
      isOver = true
    })
    // However long a busy machine takes until one of them is accepted.
    while (!isOver && (await begun()) === before) await sleep(5)
    await sleep(random() * 500)
    await site.kill()
    await doing
    await site.restart()
  }
  await eventually(
    async () =>
      (
        await rows(`select id from after_sale_quote where state = 'in_progress'
          union all select id from payment_refund where state <> 'done'
          union all select p.id from payment p join sandbox_gateway_session s on s.reference = p.id::text
            where s.state = 'captured' and p.state not in ('captured', 'partially_refunded', 'refunded')`)
      ).length === 0,
    3 * patience(),
  )
  expect((await rows(`select id from after_sale_quote where state = 'completed'`)).length).not.toBe(
    0,
  )
  // What was confirmed is done, at the supplier and here, and nothing else is.
  expect(
    await rows(`select r.reference from reservation r
      join sandbox_booking b on b.reference = r.reference
      where (r.state = 'cancelled') is distinct from (b.state = 'cancelled')
        or (r.state = 'confirmed') is distinct from (b.state = 'issued')`),
  ).toEqual([])
  expect(await rows(`select id from after_sale_quote where state = 'failed'`)).toEqual([])
  // Money: according to our ledger and the gateway's, movement by movement, and nothing is still on its way.
  const charged = `select s.description, sum(m.amount)::bigint as amount
    from sandbox_gateway_movement m join sandbox_gateway_session s on s.id = m.session_id group by 1`
  expect(
    await rows(`select o.code from "order" o join (${charged}) g on g.description = o.code
      where o.paid - o.refunded <> g.amount`),
  ).toEqual([])
  expect(
    await rows(`select movement from ledger_entry group by 1 having sum(amount) <> 0`),
  ).toEqual([])
  expect(
    await rows(`select account from ledger_entry where account in ('customer', 'refunds')
      group by 1 having sum(amount) <> 0`),
  ).toEqual([])
  // One mail for each outcome.
  await eventually(
    async () =>
      (
        await rows(`select id from after_sale_quote q where state = 'completed' and not exists (
          select 1 from mail m where m.key in ('cancelled:' || q.id, 'change-done:' || q.id))`)
      ).length === 0,
  )
}, 900_000)
