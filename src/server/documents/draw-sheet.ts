import type { Fact, ItemSheet } from '../order/product.ts'
import { type DocumentPage, faint, sea } from './document-page.ts'

/** Where the values of facts start, right of their labels. */
const values = 150

/** Draws an item's sheet. `pageIn` opens the pages for another language. Returns where the next block would start. */
export function drawSheet(
  { language, groups, link, note, onSite }: ItemSheet,
  from: number,
  pageIn: (language: string) => DocumentPage,
): number {
  const page = pageIn(language)
  const [main, ...others] = groups
  const top = page.room(from, 140)
  page.rule(top)
  let y = page.write(main.title, 0, top + 10, { strong: true, size: 17 }) + 6
  y = drawFacts(page, main.facts, y)
  y = page.write(link.words, values, y, { colour: sea, link: link.address }) + 10
  for (const { title, facts } of others) {
    y = page.write(title, 0, page.room(y, 24 + 16 * facts.length), { strong: true, size: 11 }) + 2
    y = drawFacts(page, facts, y) + 8
  }
  y = page.write(note, 0, page.room(y, 30), { colour: faint, size: 9 }) + 14
  return onSite ? drawOnSite(onSite, y, pageIn) : y
}

/** On one page if it fits there, so that it can be handed over at the desk. */
function drawOnSite(
  { language, title, facts }: NonNullable<ItemSheet['onSite']>,
  from: number,
  pageIn: (language: string) => DocumentPage,
): number {
  const page = pageIn(language)
  const lines = facts.flatMap(([, value]) => value.split('\n')).length
  const top = page.room(from, 40 + 3 * facts.length + 15 * lines)
  page.rule(top, sea)
  const y = page.write(title, 0, top + 10, { strong: true, size: 13, colour: sea }) + 6
  return drawFacts(page, facts, y) + 14
}

function drawFacts(page: DocumentPage, facts: readonly Fact[], from: number): number {
  let y = from
  for (const [label, value] of facts) {
    const top = page.room(y, 16)
    const under = page.write(label, 0, top, { colour: faint, width: values - 10 })
    y = Math.max(under, page.write(value, values, top)) + 3
  }
  return y
}
