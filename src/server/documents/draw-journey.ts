import type { ItemNotice, ItemPart, PartEnd } from '../order/product.ts'
import type { Say } from '../platform/words.ts'
import { amber, type DocumentPage, faint, lower, width } from './document-page.ts'
import { productWords } from './product-words.ts'
import type { TravelDocument } from './travel-document.ts'

/** Where a part's ends, facts and notes start, right of its label. */
const beside = 110

/** Draws an item's parts with its references and conditions. Returns where the next block would start. */
export function drawJourney(
  page: DocumentPage,
  item: TravelDocument['items'][number],
  from: number,
  words: Say,
): number {
  const { write, rule, room } = page
  const say = productWords([item], words)
  let top = room(from, 108 + item.references.length * 31)
  rule(top)
  const below = write(item.title, 0, top + 10, { strong: true, size: 15, width: 290 })
  let right = top + 12
  for (const { code, usedWith } of item.references) {
    const next = write(say('ticket-code', { code }), 300, right, { strong: true })
    right = write(usedWith, 300, lower(right + 15, next), { size: 9, colour: faint }) + 5
  }
  const next = write(item.subtitle, 300, right, { colour: faint })
  top = Math.max(top + 52, right + 24, below + 10, next + 9)
  for (const part of item.parts) top = drawPart(page, part, top) + 8
  if (item.conditions.length > 0) {
    const conditions = `${say('ticket-conditions')}: ${item.conditions.join(' · ')}`
    top = page.writeWhole(conditions, beside, top - 4, { size: 9 }) + 6
  }
  return top + 3
}

function drawPart(page: DocumentPage, part: ItemPart, from: number): number {
  const { write, writeWhole, room } = page
  const { label, operator, starts, ends, facts = [], notes, notices = [] } = part
  let top = from
  for (const each of notices) top = drawNotice(page, each, top)
  top = room(top, 86)
  const under = write(label, 0, top, { strong: true, width: 100 })
  const small = { size: 9, colour: faint }
  const named = write(operator, 0, lower(top + 14, under), { ...small, width: 100 })
  const lasts = [drawEnd(page, starts, beside, top), drawEnd(page, ends, 310, top)]
  top = Math.max(top + 41, ...lasts)
  if (facts.length > 0) top = write(facts.join(' · '), beside, top + 1, { size: 9 })
  for (const note of notes) top = writeWhole(note, beside, top, small) + 2
  return Math.max(top, named)
}

function drawNotice(
  { write, room }: DocumentPage,
  { title, lines }: ItemNotice,
  from: number,
): number {
  const look = { width: width - beside }
  const start = room(from, 24 + lines.length * 24)
  let top = write(title, beside, start, { ...look, strong: true, colour: amber })
  for (const each of lines) top = write(each, beside, top + 2, { ...look, size: 9 })
  return top + 10
}

function drawEnd(
  { write }: DocumentPage,
  { time, day, code, city, place }: PartEnd,
  x: number,
  top: number,
): number {
  const where = code ? `${city} (${code})` : city
  const small = { size: 9, colour: faint, width: 190 }
  const call = write(`${time}  ${where}`, x, top, { strong: true, width: 190 })
  const third = write(day, x, lower(top + 14, call), small)
  return write(place, x, lower(top + 27, third), small)
}
