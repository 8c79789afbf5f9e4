import { expect, test } from 'vitest'
import type { QuoteState } from '../../contract/checkout/quote.ts'
import { money } from '../../contract/money.ts'
import type { Item, Payable, WholeOrder } from '../order/whole-order.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { createChangeKeeper, type PaidChange } from './change-keeper.ts'
import type { StoredQuote } from './quote.ts'

const db = {} as Database
const tx = {} as Transaction
const item = { id: 'seat', reservationId: 'hold' } as Item
const order = { id: 'order', items: [item], reservations: [{ id: 'hold' }] } as WholeOrder
const payable = { trxId: 'trx' } as Payable

/** The keeper of one change's payable, and what it records. */
function openKeeper({ state, isPossible }: { state: QuoteState; isPossible: boolean }) {
  const recorded: string[] = []
  const record = (what: string) => {
    recorded.push(what)
    return Promise.resolve()
  }
  const quote = {
    id: 'quote',
    state,
    terms: { kind: 'change', difference: 500, fee: 0 },
    amount: money(500, 'MYR'),
  } as StoredQuote
  const kind: PaidChange = {
    purchased: () => undefined,
    stillPossible: () => (isPossible ? item : undefined),
  }
  const keeper = createChangeKeeper({
    db,
    jobs: { enqueue: (_, job) => record(job.name) },
    books: {
      addCost: (_, __, to, lines) =>
        record(`${to.id}: ${lines.map((line) => `${line.kind} ${line.amount.amount}`)}`),
      move: (_, [reservation], to) => record(`${reservation?.id} ${to}`),
      note: (_, __, what) => record(what),
    },
    quotes: {
      byTrx: async () => quote,
      move: (_, { id }, to) => record(`${id} ${to}`),
    },
    kinds: { change: kind, stay_change: kind },
  })
  return { keeper, recorded }
}

test('a paid change adds its cost and starts', async () => {
  const { keeper, recorded } = openKeeper({ state: 'awaiting_payment', isPossible: true })
  expect(await keeper.paid(tx, order, payable)).toBe(true)
  expect(recorded).toEqual([
    'seat: change 500',
    'hold changing',
    'quote in_progress',
    'aftersales.carry-out',
  ])
})

test('a change that is no longer possible expires when it’s paid, and its money isn’t taken', async () => {
  const { keeper, recorded } = openKeeper({ state: 'awaiting_payment', isPossible: false })
  expect(await keeper.paid(tx, order, payable)).toBe(false)
  expect(recorded).toEqual(['quote expired', 'change.expired'])
})

test('a change that wasn’t paid in time expires', async () => {
  const { keeper, recorded } = openKeeper({ state: 'awaiting_payment', isPossible: true })
  await keeper.expired(tx, order, payable)
  expect(recorded).toEqual(['quote expired', 'change.expired'])
})

test.each<QuoteState>(['in_progress', 'completed', 'expired', 'failed'])(
  'nothing happens to one that is %s',
  async (state) => {
    const { keeper, recorded } = openKeeper({ state, isPossible: true })
    expect(await keeper.paid(tx, order, payable)).toBe(false)
    await keeper.expired(tx, order, payable)
    expect(recorded).toEqual([])
  },
)
