import { describe, expect, it } from 'vitest'
import { money } from '../../contract/money.ts'
import type { WholeOrder } from '../order/whole-order.ts'
import { back, calendar, flight, refundOf, tx, writing } from './testing/letters-of-order.ts'

type Writing = ReturnType<typeof writing>

const refund = { method: 'card' as const, arrivesBy: new Date('2026-11-20T00:00:00Z') }
const quoted = {
  lines: [{ kind: 'paid' as const, amount: money(45_600, 'MYR') }],
  amount: money(45_600, 'MYR'),
}

/** A letter of each shape: with amounts, dates, what is booked, and a caller's own lines. */
const letters: [string, (written: Writing, order: WholeOrder) => Promise<void>][] = [
  ['what failed', ({ written }, order) => written.failed(tx, { ...order, paid: 45_600 })],
  ['what was released', ({ written }, order) => written.released(tx, order)],
  ['a refund', ({ written }, order) => written.refunded(tx, order, refundOf('quote out', 40_000))],
  ['a refund of all', ({ written }, order) => written.refunded(tx, order, refundOf('all', 700))],
  [
    'a refund by a bank',
    ({ written }, order) =>
      written.returned(tx, order, { id: 'refund', amount: money(45_600, 'MYR') }),
  ],
  [
    'a cancellation',
    ({ ended }, order) =>
      ended.cancelled(tx, order, {
        ...quoted,
        about: 'quote',
        cancelled: ['out'],
        kept: ['back'],
        isInvoluntary: false,
        waits: money(0, 'MYR'),
        refund,
        charges: [{ amount: money(1_000, 'MYR'), card: '4242' }],
        calendar,
      }),
  ],
  [
    'new documents',
    ({ ended }, order) =>
      ended.documents(tx, order, {
        kind: 'change-done',
        about: 'quote',
        cost: quoted,
        lines: (read) => [{ kind: 'note', text: read.language }],
        attachments: [calendar],
      }),
  ],
]

describe('the English version of a letter to a reader of Thai', () => {
  it.each(letters)('about %s says what an English reader gets', async (_, write) => {
    const versions = await Promise.all(
      ['th', 'en'].map(async (language) => {
        const written = writing(flight, back)
        await write(written, { ...written.order, language })
        const said = written.drafts[0]?.says('en')
        // Links lead to pages in the reader's own language.
        return JSON.stringify(said).replace(/(example\/)th\b/g, '$1en')
      }),
    )
    expect(versions[0]).toContain('"subject"')
    expect(versions[0]).toBe(versions[1])
  })
})
