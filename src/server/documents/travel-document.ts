import PDFDocument from 'pdfkit'
import type { Money } from '../../contract/money.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import type { ItemDescription, ItemPart, PartEnd } from '../order/product.ts'
import { createTypesetter } from '../platform/pdf/typesetter.ts'
import type { Say } from '../platform/words.ts'
import { productWords } from './product-words.ts'

/** The printed content of an order: plain data, because it's sent to another thread. */
export interface TravelDocument {
  orderCode: string
  language: string
  items: (Pick<ItemDescription, 'title' | 'subtitle' | 'parts'> & {
    product: string
    references: { code: string; usedWith: string }[]
  })[]
  travellers: { name: string; documents: string[] }[]
  /** Products' own advice, after the general one. */
  advice: string[]
  /** The total of these items; the order may have others that were paid for too. */
  price: Money
  /** Amounts paid at the property or the destination. */
  dueOnSite: Money[]
}

const ink = '#16242b'
const faint = '#5b6b73'
const sea = '#0b6e5f'
const line = '#cfd8dc'
const amber = '#7e4d00'
const margin = 48
const width = 595.28 - 2 * margin
const bottom = 841.89 - margin

/** Returns tickets and vouchers as a PDF on A4. `onMissing` is called for characters drawn as a box. */
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
  const setter = createTypesetter(pdf, say.language, onMissing)

  /** Writes text at a position within the margins, in points. Returns where the next line would start. */
  const write = (text: string, x: number, y: number, look: Look = {}) =>
    setter.write(text, margin + x, y, {
      size: look.size ?? 10,
      weight: look.strong ? 600 : 400,
      colour: look.colour ?? ink,
      ...(look.oneLine ? {} : { width: look.width ?? width - x }),
    })
  const rule = (y: number) =>
    pdf
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.7)
      .strokeColor(line)
      .stroke()
  /** Starts a new page if the next block doesn't fit on this one. */
  const room = (y: number, height: number): number => {
    if (y + height <= bottom) return y
    pdf.addPage()
    return margin
  }

  write('Sojourn', 0, margin, { strong: true, size: 17, colour: sea, oneLine: true })
  const heading = { strong: true, size: 21, width: 290 }
  const reference = { strong: true, size: 13 }
  let y = Math.max(
    margin + 76,
    write(say('ticket-heading'), 0, margin + 34, heading) + 10,
    write(say('ticket-order', { order: orderCode }), 300, margin + 40, reference) + 10,
  )
  for (const item of items) y = drawItem(item, y)
  y = drawTravellers(room(y, 60 + travellers.length * 20))
  y = room(y, 120)
  rule(y)
  const amounts = [
    say('ticket-total', { amount: formatMoney(price, say.tag) }),
    ...dueOnSite.map((due) => say('pay-on-site', { amount: formatMoney(due, say.tag) })),
  ]
  const below = write(amounts.join('\n'), 0, y + 12, { strong: true })
  write([say('ticket-advice'), ...advice].join(' '), 0, lower(y + 36, below + 10), {
    colour: faint,
    size: 9,
  })
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))

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

  function drawTravellers(from: number): number {
    rule(from)
    write(say('ticket-passengers'), 0, from + 10, { strong: true, size: 13, oneLine: true })
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

interface Look {
  strong?: boolean
  size?: number
  colour?: string
  width?: number
  oneLine?: boolean
}

/** Returns the position of a text: its usual one, or lower if the text above it took more lines. */
const lower = (usual: number, next: number): number => Math.max(usual, next - 2)
