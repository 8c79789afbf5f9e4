import { vi } from 'vitest'
import { productOf } from '../../../../test/support/documents/described-products.ts'
import { flightItem, orderOf, segment } from '../../../../test/support/documents/ticket-order.ts'
import { money } from '../../../contract/money.ts'
import type { Attachment } from '../../documents/document-service.ts'
import type { Item } from '../../order/whole-order.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { MailDraft, MailWords } from '../../platform/mail/mail.ts'
import { createSigner } from '../../platform/secrets/secret-key.ts'
import { createCancellationLetters } from '../cancellation-letters.ts'
import { createLetters } from '../letters.ts'
import { createOrderLetters, type RefundedPart } from '../order-letters.ts'

type Parts = Parameters<typeof createOrderLetters>[0]

/** Flights there and back. */
export const flight = flightItem('out', segment('KUL', 'BKK', '2026-11-26'))
export const back = flightItem('back', segment('BKK', 'KUL', '2026-12-03'))
export const calendar: Attachment = {
  filename: 'itinerary.ics',
  contentType: 'text/calendar',
  content: Buffer.from(''),
}
export const tx = {} as Transaction

/** What refunds of the tests are for, by their keys. */
const parts: Record<string, RefundedPart> = {
  'items back': { itemIds: ['back'] },
  'quote out': {
    itemIds: ['out'],
    quoted: {
      kind: 'refund',
      lines: [
        { kind: 'paid', amount: money(45_600, 'MYR') },
        { kind: 'supplier_fee', amount: money(-5_600, 'MYR') },
      ],
      amount: money(40_000, 'MYR'),
    },
    confirmed: money(70_000, 'MYR'),
  },
  'quote changed': {
    itemIds: ['out'],
    quoted: {
      kind: 'change',
      lines: [
        { kind: 'price_difference', amount: money(-2_000, 'MYR') },
        { kind: 'supplier_fee', amount: money(500, 'MYR') },
      ],
      amount: money(-1_500, 'MYR'),
    },
    confirmed: money(-1_500, 'MYR'),
  },
}
/** Returns a refund of one of the causes above. */
export const refundOf = (key: string, amount: number) => ({
  id: 'refund',
  key,
  amount: money(amount, 'MYR'),
  method: 'card' as const,
  why: 'order' as const,
  arrivesBy: new Date('2026-11-09T00:00:00Z'),
})

/** Returns the letters about an order of these items, as drafts. */
export function writing(...items: Item[]) {
  const order = orderOf(items)
  const drafts: (MailDraft & MailWords)[] = []
  const write = async (_: unknown, draft: MailDraft) =>
    void drafts.push({ ...draft, ...draft.says(draft.language) })
  const outbox: Parts['outbox'] = { write }
  const origin = 'https://sojourn.example'
  const signer = createSigner('a key of the tests that is long enough')
  const push = { messages: async () => [], send: async () => {} }
  const letters = createLetters({ outbox, push, origin, signer })
  const handlers = new Map<string, (data: { orderId: string }) => Promise<void>>()
  const enqueue = vi.fn()
  const written = createOrderLetters({
    db: { transaction: (work: (within: object) => unknown) => work(tx) } as unknown as Parts['db'],
    jobs: {
      handle: ({ name }: { name: string }, handler: (data: { orderId: string }) => Promise<void>) =>
        handlers.set(name, handler),
      enqueue,
    } as unknown as Parts['jobs'],
    outbox,
    push,
    letters,
    documents: { attachments: async () => [calendar] },
    productOf,
    findOrder: async (id) => (id === order.id ? order : undefined),
    copyAddress: async () => undefined,
    refundedPart: async (_, key) => parts[key],
    paidWith: async () => ({ method: 'card', at: new Date('2026-11-01T00:00:00Z') }),
    expectedRefund: async () => ({ method: 'card', arrivesBy: new Date('2026-11-20T00:00:00Z') }),
    origin,
  })
  const ended = createCancellationLetters({ letters, productOf })
  const button = () => {
    const found = drafts[0]?.blocks.find(({ kind }) => kind === 'button')
    return found && 'address' in found ? found.address : undefined
  }
  const text = () => JSON.stringify(drafts[0]?.blocks)
  return { order, drafts, handlers, enqueue, written, ended, button, text }
}
