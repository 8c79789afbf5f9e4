import { formatMoney } from '../../contract/words/format-money.ts'
import type { Say } from '../platform/words.ts'
import { type DocumentPage, faint } from './document-page.ts'
import type { TravelDocument } from './travel-document.ts'

const heading = { strong: true, size: 13, oneLine: true }

/** Draws the part common to all journeys: travellers with their documents, prices, and notes. Returns where it ends. */
export function drawClosing(
  page: DocumentPage,
  document: TravelDocument,
  from: number,
  say: Say,
): number {
  const { write, writeWhole, room } = page
  const { travellers, prices, price, dueOnSite, paidBy, advice } = document
  let top = drawTravellers(page, travellers, room(from, 60 + travellers.length * 20), say)
  top = room(top, 70 + prices.length * 16)
  page.rule(top)
  write(say('ticket-price'), 0, top + 10, heading)
  top += 34
  for (const [label, value] of prices) {
    const ends = [write(label, 0, top, { width: 290 }), write(value, 300, top)]
    top = Math.max(top + 16, ...ends)
  }
  const amounts = [
    say('ticket-total', { amount: formatMoney(price, say.tag) }),
    ...dueOnSite.map((due) => say('pay-on-site', { amount: formatMoney(due, say.tag) })),
  ]
  top = write(amounts.join('\n'), 0, top + 4, { strong: true })
  if (paidBy) {
    const paid = [say('ticket-payment'), say(`ticket-payment-${paidBy}`)].join(': ')
    top = write(paid, 0, top, { colour: faint, size: 9 })
  }
  const notes = [say('ticket-advice'), ...advice].join(' ')
  return writeWhole(notes, 0, top + 8, { colour: faint, size: 9 }) + 14
}

function drawTravellers(
  { write, rule, room }: DocumentPage,
  travellers: TravelDocument['travellers'],
  from: number,
  say: Say,
): number {
  rule(from)
  write(say('ticket-passengers'), 0, from + 10, heading)
  let top = from + 34
  for (const { name, documents } of travellers) {
    top = room(top, 20)
    const ends = [
      write(name, 0, top, { strong: true, width: 290 }),
      write(documents.join('\n'), 300, top),
    ]
    top = Math.max(top + 20, ...ends.map((end) => end + 4))
  }
  return top + 8
}
