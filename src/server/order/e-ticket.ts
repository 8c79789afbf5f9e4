import PDFDocument from 'pdfkit'
import type { Segment } from '../../contract/flight/offer.ts'
import { formatDate } from '../../contract/words/format.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import { createTypesetter } from '../platform/pdf/typesetter.ts'
import type { Say } from '../platform/words.ts'
import { airportByIata } from '../world/airport.ts'
import { bagLinesOn } from './bags-of.ts'
import { codesOf, namesOf, ticketLines } from './codes-of.ts'
import type { ItemRow, WholeOrder } from './order-store.ts'

const ink = '#16242b'
const faint = '#5b6b73'
const sea = '#0b6e5f'
const line = '#cfd8dc'
const margin = 48
const width = 595.28 - 2 * margin
const bottom = 841.89 - margin

/** Returns the e-ticket of an order's issued items as a PDF on A4. `onMissing` hears of characters drawn as a box. */
export async function eTicketPdf(
  order: WholeOrder,
  say: Say,
  onMissing: (character: string) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: say.language,
    // Or it reads Helvetica for every document, which none uses.
    font: '',
    info: { Title: say('ticket-title', { order: order.code }), Author: 'Sojourn' },
  })
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  const setter = createTypesetter(pdf, say.language, onMissing)

  /** Writes text at a place within the margins, in points. Returns where a next line would start. */
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
  /** Starts a page when what comes next would not fit on this one. */
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
    write(say('ticket-order', { order: order.code }), 300, margin + 40, reference) + 10,
  )
  const issued = order.items.filter(({ state }) => state === 'issued')
  const paidFor = issued.reduce((sum, { price, fees }) => sum + price + fees, 0)
  for (const item of issued) y = drawItem(item, y)
  y = drawPassengers(room(y, 60 + order.passengers.length * 20))
  y = room(y, 120)
  rule(y)
  write(
    say('ticket-total', { amount: formatMoney({ ...order, amount: paidFor }, say.tag) }),
    0,
    y + 12,
    {
      strong: true,
    },
  )
  write(say('ticket-advice'), 0, y + 36, { colour: faint, size: 9 })
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))

  function drawItem(item: ItemRow, from: number): number {
    const codes = codesOf(item)
    let top = room(from, 108 + codes.length * 31)
    rule(top)
    const { slice, family } = item.offer
    const route = { strong: true, size: 15, width: 290 }
    const below = write(`${cityOf(slice.from)} – ${cityOf(slice.to)}`, 0, top + 10, route)
    let beside = top + 12
    for (const use of codes) {
      const next = write(say('ticket-code', { code: use.code }), 300, beside, { strong: true })
      const names = namesOf(use, say.tag)
      beside = write(names, 300, lower(beside + 15, next), { size: 9, colour: faint }) + 5
    }
    const next = write(family.name, 300, beside, { colour: faint })
    top = Math.max(top + 52, beside + 24, below + 10, next + 9)
    slice.segments.forEach((segment, index) => {
      top = drawSegment(segment, room(top, 74))
      for (const bags of bagLinesOn(order, item, index, say)) {
        top = write(bags, 110, room(top, 24), { size: 9, colour: faint }) + 2
      }
      top += 8
    })
    return top + 6
  }

  function drawSegment(segment: Segment, top: number): number {
    const day = (local: string) => formatDate(local, say.tag, 'full')
    write(segment.flight, 0, top, { strong: true, oneLine: true })
    const airline = write(segment.airlineName, 0, top + 14, { size: 9, colour: faint, width: 100 })
    const ends = [
      { local: segment.departure, iata: segment.from, terminal: segment.departureTerminal, x: 110 },
      { local: segment.arrival, iata: segment.to, terminal: segment.arrivalTerminal, x: 310 },
    ]
    const lasts = ends.map(({ local, iata, terminal, x }) => {
      const city = `${local.slice(11)}  ${cityOf(iata)} (${iata})`
      const small = { size: 9, colour: faint, width: 190 }
      const second = lower(top + 14, write(city, x, top, { strong: true, width: 190 }))
      const third = lower(top + 27, write(day(local), x, second, small))
      const place = airportByIata(iata)?.name ?? iata
      const where = terminal ? say('ticket-terminal', { airport: place, terminal }) : place
      return write(where, x, third, small)
    })
    return Math.max(top + 54, airline, ...lasts)
  }

  function drawPassengers(from: number): number {
    rule(from)
    write(say('ticket-passengers'), 0, from + 10, { strong: true, size: 13, oneLine: true })
    let top = from + 34
    order.passengers.forEach(({ surname, givenName, title }, index) => {
      top = room(top, 20)
      const name = `${surname}/${givenName} ${title.toUpperCase()}`
      const ends = [
        write(name, 0, top, { strong: true, width: 290 }),
        write(ticketLines(issued, index).join('\n'), 300, top),
      ]
      top = Math.max(top + 20, ...ends.map((end) => end + 4))
    })
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

/** Returns where a text stands: at its usual place, or lower where the one above it took more lines. */
const lower = (usual: number, next: number): number => Math.max(usual, next - 2)

const cityOf = (iata: string): string => airportByIata(iata)?.city ?? iata
