import PDFDocument from 'pdfkit'
import type { Money } from '../../contract/money.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import type { ItemDescription, ItemPart, PartEnd } from '../order/product.ts'
import { onceEach } from '../platform/once-each.ts'
import type { Say } from '../platform/words.ts'
import { amber, faint, lower, margin, openPage, sea, width } from './document-page.ts'
import { drawSheet } from './draw-sheet.ts'
import { productWords } from './product-words.ts'

/** The printed content of an order: plain data, because it's sent to another thread. */
export interface TravelDocument {
  orderCode: string
  language: string
  items: (Pick<ItemDescription, 'title' | 'subtitle' | 'parts' | 'sheet'> & {
    product: string
    references: { code: string; usedWith: string }[]
  })[]
  /** The people, advice and sums of all items without a sheet, which has its own. */
  travellers: { name: string; documents: string[] }[]
  /** Products' own advice, after the general one. */
  advice: string[]
  /** What was paid for these items; the order may have others that were paid for too. */
  price: Money
  /** Amounts paid at the property or the destination. */
  dueOnSite: Money[]
}

/** Returns tickets and vouchers as a PDF on A4. `onMissing` is called for characters that no font has. */
export async function travelDocumentPdf(
  document: TravelDocument,
  words: Say,
  onMissing: (character: string) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { orderCode, items, travellers, advice, price, dueOnSite } = document
  const say = productWords(items, words)
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: say.language,
    // By default it would load Helvetica for every document, which none uses.
    font: '',
    info: { Title: say('ticket-title', { order: orderCode }), Author: 'Sojourn' },
  })
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  const unprintable = { instead: say('ticket-unprintable'), onMissing }
  const pageIn = onceEach((language: string) => openPage(pdf, language, unprintable))
  const { write, rule, room } = pageIn(say.language)

  write('Sojourn', 0, margin, { strong: true, size: 17, colour: sea, oneLine: true })
  const heading = { strong: true, size: 21, width: 290 }
  const reference = { strong: true, size: 13 }
  let y = Math.max(
    margin + 76,
    write(headingOf(items) ?? say('ticket-heading'), 0, margin + 34, heading) + 10,
    write(say('ticket-order', { order: orderCode }), 300, margin + 40, reference) + 10,
  )
  const journeys = items.filter(({ sheet }) => !sheet)
  for (const item of journeys) y = drawItem(item, y)
  if (journeys.length > 0) y = drawClosing(productWords(journeys, words), y)
  for (const { sheet } of items) if (sheet) y = drawSheet(sheet, y, pageIn)
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))

  /** Draws what all journeys have in common. */
  function drawClosing(ofJourneys: Say, from: number): number {
    let top = drawTravellers(ofJourneys, room(from, 60 + travellers.length * 20))
    top = room(top, 120)
    rule(top)
    const amounts = [
      ofJourneys('ticket-total', { amount: formatMoney(price, say.tag) }),
      ...dueOnSite.map((due) => say('pay-on-site', { amount: formatMoney(due, say.tag) })),
    ]
    const below = write(amounts.join('\n'), 0, top + 12, { strong: true })
    const notes = [ofJourneys('ticket-advice'), ...advice].join(' ')
    return write(notes, 0, lower(top + 36, below + 10), { colour: faint, size: 9 }) + 14
  }

  function drawItem(item: TravelDocument['items'][number], from: number): number {
    let top = room(from, 108 + item.references.length * 31)
    rule(top)
    const below = write(item.title, 0, top + 10, { strong: true, size: 15, width: 290 })
    let beside = top + 12
    for (const { code, usedWith } of item.references) {
      const next = write(say('ticket-code', { code }), 300, beside, { strong: true })
      beside = write(usedWith, 300, lower(beside + 15, next), { size: 9, colour: faint }) + 5
    }
    const next = write(item.subtitle, 300, beside, { colour: faint })
    top = Math.max(top + 52, beside + 24, below + 10, next + 9)
    for (const part of item.parts) {
      if (part.notice) top = drawNotice(part.notice, top)
      top = drawPart(part, room(top, 74))
      for (const note of part.notes) {
        top = write(note, 110, room(top, 24), { size: 9, colour: faint }) + 2
      }
      top += 8
    }
    return top + 6
  }

  function drawNotice({ title, lines }: NonNullable<ItemPart['notice']>, from: number): number {
    const look = { size: 9, width: width - 110 }
    let top = write(title, 110, room(from, 24 + lines.length * 24), {
      strong: true,
      colour: amber,
      width: width - 110,
    })
    for (const each of lines) top = write(each, 110, top + 2, look)
    return top + 10
  }

  function drawPart({ label, operator, starts, ends }: ItemPart, top: number): number {
    const under = write(label, 0, top, { strong: true, width: 100 })
    const beside = write(operator, 0, lower(top + 14, under), {
      size: 9,
      colour: faint,
      width: 100,
    })
    const lasts = [drawEnd(starts, 110, top), drawEnd(ends, 310, top)]
    return Math.max(top + 54, beside, ...lasts)
  }

  function drawEnd({ time, day, code, city, place }: PartEnd, x: number, top: number): number {
    const where = code ? `${city} (${code})` : city
    const small = { size: 9, colour: faint, width: 190 }
    const call = write(`${time}  ${where}`, x, top, { strong: true, width: 190 })
    const third = write(day, x, lower(top + 14, call), small)
    return write(place, x, lower(top + 27, third), small)
  }

  function drawTravellers(ofJourneys: Say, from: number): number {
    rule(from)
    write(ofJourneys('ticket-passengers'), 0, from + 10, { strong: true, size: 13, oneLine: true })
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
}

/** Returns what all items call their document, if they do and it's the same. */
function headingOf(items: TravelDocument['items']): string | undefined {
  const [heading, ...others] = new Set(items.map(({ sheet }) => sheet?.heading))
  return others.length === 0 ? heading : undefined
}
