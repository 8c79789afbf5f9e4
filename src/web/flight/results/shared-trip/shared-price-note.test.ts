import { expect, it } from 'vitest'
import { priceNote } from './shared-price-note.ts'

const t = Object.assign(
  (id: string, words: { amount?: string } = {}) => `${id} ${words.amount ?? ''}`.trim(),
  { has: () => true, tagOf: () => 'en-GB' },
) as Parameters<typeof priceNote>[0]
const myr = (amount: number) => ({ amount, currency: 'MYR' })

it.each([
  ['no price was shared', undefined, undefined],
  ['the same', myr(100), { text: 'flight-share.shared-same', changed: false }],
  ['another', myr(90), { text: 'flight-share.shared-changed MYR 90', changed: true }],
  [
    'one in another currency is not compared',
    { amount: 100, currency: 'THB' },
    { text: 'flight-share.shared-was THB 100', changed: false },
  ],
])('today’s price beside the shared one: %s', (_, sharedPrice, note) => {
  const shared = { price: myr(100), ...(sharedPrice ? { sharedPrice } : {}) }
  expect(priceNote(t, ({ amount, currency }) => `${currency} ${amount}`, shared)).toEqual(note)
})
