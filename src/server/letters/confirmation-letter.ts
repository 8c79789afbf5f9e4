import { isLive } from '../../contract/order/is-live.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import {
  type DescribedItem,
  describeItems,
  dueOnSite,
  peopleOf,
  referencesOf,
} from '../documents/described-items.ts'
import { productWords } from '../documents/product-words.ts'
import type { ProductOf } from '../order/product.ts'
import { priceOf, type WholeOrder } from '../order/whole-order.ts'
import type { MailBlock } from '../platform/mail/mail-blocks.ts'
import type { Say } from '../platform/words.ts'
import { greeting } from './letters.ts'

/** Whether anything is left to confirm: a traveller who cancelled it all meanwhile needs no letter. */
export const needsConfirmation = ({ items }: WholeOrder): boolean => items.some(isLive)

/** Returns what the mail says that carries tickets and vouchers; `page` is the address of the order. */
export function confirmationLetter(
  order: WholeOrder,
  { productOf, say, page }: { productOf: ProductOf; say: Say; page: string },
): MailBlock[] {
  const confirmed = order.items.filter(({ state }) => state === 'confirmed')
  const described = describeItems(confirmed, productOf, say)
  const isWhole = confirmed.length === order.items.length
  return [
    {
      kind: 'heading',
      text: say(isWhole ? 'confirmation-heading' : 'confirmation-heading-partly'),
    },
    greeting(order, say),
    { kind: 'text', text: say(isWhole ? 'confirmation-lead' : 'confirmation-partly') },
    { kind: 'boxes', boxes: codeBoxes(order, described, say) },
    ...described.map(
      ({ description: { title, parts } }): MailBlock => ({ kind: 'parts', title, parts }),
    ),
    { kind: 'button', address: page, words: say('order-link') },
    {
      kind: 'table',
      title: say('travellers'),
      rows: peopleOf(described).map(({ name, documents }) => [name, documents.join('\n')]),
    },
    receipt(order, say),
    ...dueOnSite(confirmed).map(
      (due): MailBlock => ({
        kind: 'text',
        text: say('pay-on-site', { amount: formatMoney(due, say.tag) }),
      }),
    ),
    { kind: 'note', text: say('confirmation-next') },
  ]
}

/** The references first: they are what check-in asks for. */
const codeBoxes = (order: WholeOrder, described: readonly DescribedItem[], say: Say) => [
  ...referencesOf(described, say).map(({ code, usedWith }) => ({
    label: say('booking-reference'),
    value: code,
    note: usedWith,
  })),
  { label: say('order-number'), value: order.code },
]

/** What was paid, one row for each kind of line, or for its own label; the rows add up to the total. */
function receipt({ items, currency }: WholeOrder, say: Say): MailBlock {
  const price = (amount: number) => formatMoney({ amount, currency }, say.tag)
  const lines = items.flatMap((item) => {
    const words = productWords([item], say)
    return item.lines
      .filter(({ due }) => due === 'now')
      .map(({ kind, label, amount }) => ({ label: label ?? words(`receipt-${kind}`), amount }))
  })
  const rows = Map.groupBy(lines, ({ label }) => label)
  return {
    kind: 'table',
    title: say('receipt'),
    rows: [...rows].map(([label, group]) => [
      label,
      price(group.reduce((sum, { amount }) => sum + amount.amount, 0)),
    ]),
    total: say('confirmation-total', { amount: price(priceOf(items)) }),
  }
}
