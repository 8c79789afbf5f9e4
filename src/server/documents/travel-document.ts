import PDFDocument from 'pdfkit'
import type { Money } from '../../contract/money.ts'
import type { PaymentMethod } from '../../contract/payment/payment.ts'
import type { ItemDescription } from '../order/product.ts'
import { onceEach } from '../platform/once-each.ts'
import type { Say } from '../platform/words.ts'
import { margin, openPage } from './document-page.ts'
import { drawClosing } from './draw-closing.ts'
import { drawFeet, drawHead } from './draw-head.ts'
import { drawJourney } from './draw-journey.ts'
import { drawSheet } from './draw-sheet.ts'
import { productWords } from './product-words.ts'

/**
 * The printed content of an order: plain data, because it's sent to another thread.
 *
 * For flights it's the itinerary receipt of IATA's resolutions 722f and 722g: agency and date of issue, names, airline,
 * ticket and booking references, airports with terminals, flights, class, duration, baggage, fare conditions, amounts, taxes,
 * payment method and legal notice (https://www.airtahiti.com/en/information-customers;
 * http://www.turclub.md/eng/e-ticket_full/ lists what reservation systems print). Suppliers don't tell us the fare basis,
 * its calculation, and "not valid before" and "after", so these aren't printed.
 */
export interface TravelDocument {
  orderCode: string
  language: string
  /** The order's page, which the QR code opens. */
  address: string
  /** The date when the newest of its tickets and vouchers was issued, formatted. */
  issued: string
  /** How to reach the agency: web address, e-mail address, phone number. */
  issuer: string[]
  /** Whether it was sold by a simulated supplier, so that nothing is really booked. */
  isTest: boolean
  items: (Pick<ItemDescription, 'title' | 'subtitle' | 'parts' | 'sheet'> & {
    product: string
    references: { code: string; usedWith: string }[]
    conditions: string[]
  })[]
  /** The people, advice and sums of all items without a sheet, which has its own. */
  travellers: { name: string; documents: string[] }[]
  /** Products' own advice, after the general one. */
  advice: string[]
  /** The price's parts: labels and formatted amounts. */
  prices: [label: string, amount: string][]
  /** What was paid for these items; the order may have others that were paid for too. */
  price: Money
  /** Absent unless it was a single payment. */
  paidBy?: PaymentMethod
  /** Amounts paid at the property or the destination. */
  dueOnSite: Money[]
}

/** Returns tickets and vouchers as a PDF on A4. `onMissing` is called for characters that no font has. */
export async function travelDocumentPdf(
  document: TravelDocument,
  words: Say,
  onMissing: (character: string) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { orderCode, items } = document
  const say = productWords(items, words)
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
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
  const page = pageIn(say.language)

  let y = drawHead(pdf, page, document, headingOf(items) ?? say('ticket-heading'), say)
  const journeys = items.filter(({ sheet }) => !sheet)
  for (const item of journeys) y = drawJourney(page, item, y, words)
  if (journeys.length > 0) y = drawClosing(page, document, y, productWords(journeys, words))
  for (const { sheet } of items) if (sheet) y = drawSheet(sheet, y, pageIn)
  drawFeet(pdf, page, document, say)
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

/** Returns what all items call their document, if they do and it's the same. */
function headingOf(items: TravelDocument['items']): string | undefined {
  const [heading, ...others] = new Set(items.map(({ sheet }) => sheet?.heading))
  return others.length === 0 ? heading : undefined
}
