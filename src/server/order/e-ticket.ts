import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { Segment } from '../../contract/offer.ts'
import { formatMoney } from '../platform/format-money.ts'
import { unpackWoff } from '../platform/pdf/unpack-woff.ts'
import type { Say } from '../platform/words.ts'
import { airportByIata } from '../world/airport.ts'
import { bagLinesOn } from './bags-of.ts'
import { codesOf, namesOf, ticketLines } from './codes-of.ts'
import type { ItemRow, WholeOrder } from './order-store.ts'

const require = createRequire(import.meta.url)
/** Without the tables for shaping and kerning: a ticket reads well without, and they are half of the work. */
const font = (weight: number) =>
  unpackWoff(
    readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
    ['GSUB', 'GPOS', 'GDEF'],
  )
const faces = { text: font(400), strong: font(600) }

const ink = '#16242b'
const faint = '#5b6b73'
const sea = '#0b6e5f'
const line = '#cfd8dc'
const margin = 48
const width = 595.28 - 2 * margin
const bottom = 841.89 - margin

/** The face covers western Latin; letters beyond it lose their marks rather than come out as boxes. */
const printable = (text: string): string =>
  text.replace(/[^\n -~\u00a0-ÿ–—‘’“”•…€]/g, (letter) =>
    letter
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^ -~\u00a0-ÿ]/g, '?'),
  )

/** The e-ticket of an order's issued items as a PDF on A4. */
export async function eTicketPdf(
  order: WholeOrder,
  say: Say,
  dates: Intl.DateTimeFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: say.language,
    info: { Title: say('ticket-title', { order: order.code }), Author: 'Sojourn' },
  })
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  pdf.registerFont('text', faces.text).registerFont('strong', faces.strong)

  const write = (text: string, x: number, y: number, look: Look = {}) => {
    pdf
      .font(look.strong ? 'strong' : 'text')
      .fontSize(look.size ?? 10)
      .fillColor(look.colour ?? ink)
      .text(
        printable(text),
        margin + x,
        y,
        // Looking for where to break a line is most of the work, and most texts never need it.
        look.oneLine ? { lineBreak: false } : { width: look.width ?? width - x, lineGap: 2 },
      )
    return pdf.y
  }
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
  write(say('ticket-heading'), 0, margin + 34, { strong: true, size: 21, oneLine: true })
  write(say('ticket-order', { order: order.code }), 300, margin + 40, {
    strong: true,
    size: 13,
    oneLine: true,
  })
  let y = margin + 76
  const issued = order.items.filter(({ state }) => state === 'issued')
  const paidFor = issued.reduce((sum, { price, fees }) => sum + price + fees, 0)
  for (const item of issued) y = drawItem(item, y)
  y = drawPassengers(room(y, 60 + order.passengers.length * 20))
  y = room(y, 120)
  rule(y)
  write(
    say('ticket-total', { amount: formatMoney({ ...order, amount: paidFor }, say.language) }),
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
    write(`${cityOf(slice.from)} – ${cityOf(slice.to)}`, 0, top + 10, {
      strong: true,
      size: 15,
      width: 290,
    })
    let beside = top + 12
    for (const use of codes) {
      write(say('ticket-code', { code: use.code }), 300, beside, { strong: true, oneLine: true })
      const names = namesOf(use, say.language)
      beside = write(names, 300, beside + 15, { size: 9, colour: faint }) + 5
    }
    write(family.name, 300, beside, { colour: faint, oneLine: true })
    top = Math.max(top + 52, beside + 24)
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
    const day = (local: string) => dates.format(new Date(`${local}:00Z`))
    write(segment.flight, 0, top, { strong: true, oneLine: true })
    write(segment.airlineName, 0, top + 14, { size: 9, colour: faint, width: 100 })
    const ends = [
      { local: segment.departure, iata: segment.from, terminal: segment.departureTerminal, x: 110 },
      { local: segment.arrival, iata: segment.to, terminal: segment.arrivalTerminal, x: 310 },
    ]
    for (const { local, iata, terminal, x } of ends) {
      write(`${local.slice(11)}  ${cityOf(iata)} (${iata})`, x, top, { strong: true, width: 190 })
      write(day(local), x, top + 14, { size: 9, colour: faint, oneLine: true })
      const place = airportByIata(iata)?.name ?? iata
      const where = terminal ? say('ticket-terminal', { airport: place, terminal }) : place
      write(where, x, top + 27, { size: 9, colour: faint, width: 190 })
    }
    return top + 54
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

const cityOf = (iata: string): string => airportByIata(iata)?.city ?? iata
