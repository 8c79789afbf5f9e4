import jsqr from 'jsqr'
import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { productOf, transferItem } from '../../../test/support/documents/described-products.ts'
import { issued } from '../../../test/support/documents/issued.ts'
import {
  pdfGlyphs,
  pdfLetters,
  pdfPlace,
  pdfText,
} from '../../../test/support/documents/pdf-text.ts'
import {
  flightItem,
  line,
  orderOf,
  segment,
  selfTransferItem,
  ticketOrder,
} from '../../../test/support/documents/ticket-order.ts'
import { ticketSamples, ticketWords } from '../../../test/support/documents/ticket-words.ts'
import { localeByCode } from '../../contract/locales.ts'
import { formatDate } from '../../contract/words/format.ts'
import type { Item } from '../order/whole-order.ts'
import { wordsOf } from '../platform/words.ts'
import { drawQrCode } from './document-page.ts'
import { type Issue, travelDocumentOf } from './document-service.ts'
import { travelDocumentPdf } from './travel-document.ts'

const print = (language: string, onMissing?: (character: string) => void) => {
  const say = ticketWords(language)
  const document = travelDocumentOf(ticketOrder(ticketSamples[language]), productOf, issued, say)
  return travelDocumentPdf(document, say, onMissing)
}
/** Text without spaces, so that lines may break anywhere. */
const dense = (text: string) => text.replace(/\s/g, '')

describe.each(Object.entries(ticketSamples))('a travel document in %s', (language, sample) => {
  test('reads as its words, dates and names are written, with a glyph for each', async () => {
    const missing: string[] = []
    const pdf = await print(language, (character) => missing.push(character))
    const text = pdfText(pdf)
    const lines = text.split('\n')
    expect(lines).toContain(sample.heading)
    expect(lines).toContain(sample.order.replace('{order}', 'ABC234'))
    expect(lines).toContain(sample.airline)
    expect(lines).toContain(
      formatDate('2026-11-26T09:40', localeByCode(language)?.tag ?? '', 'full'),
    )
    expect(dense(text)).toContain(dense(sample.advice))
    expect(text).toMatch(/(2026|২০২৬)/)
    expect(text).not.toContain('?')
    expect(missing).toEqual([])
    expect(pdfGlyphs(pdf)).not.toContain(0)
  })

  test('stays small', async () => {
    expect((await print(language)).length).toBeLessThan(100_000)
  })
})

test.each([
  ['km', ['្ថ', '្ន', '្ត']],
  ['bn', ['ত্র', 'ঙ্গ']],
  ['hi', ['क्ष', 'ज्ञ', 'श्र']],
])('what is joined in %s is one glyph: %s', async (language, joined) => {
  const letters = pdfLetters(await print(language))
  for (const each of joined) expect(letters).toContain(each)
})

test('both weights of a face are embedded, each slice separately', async () => {
  const raw = Buffer.from(await print('ja')).toString('latin1')
  const names = [...raw.matchAll(/\/FontName \/\w+\+(\S+)/g)].map(([, name]) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const weight of [400, 600]) {
    expect(names).toContain(`Inter-latin-${weight}`)
    expect(names).toContain(`NotoSansJP-119-${weight}`)
  }
})

test.each([
  ['𓀀', ['𓀀']],
  ['မြန်မာ', ['မြ', 'န်', 'မ', 'ာ']],
])('the word %s, which no face has letters for, refers to the order', async (word, letters) => {
  const missing: string[] = []
  const order = ticketOrder({ airline: `Air ${word} – Łódź\u202f1` })
  const pdf = await travelDocumentPdf(
    travelDocumentOf(order, productOf, issued),
    wordsOf('mail', 'en'),
    (character) => missing.push(character),
  )
  expect(pdfText(pdf)).toContain('Air (see your order) – Łódź 1')
  expect(new Set(missing)).toEqual(new Set(letters))
  expect(pdfGlyphs(pdf)).not.toContain(0)
})

test('right-to-left names are drawn from the right and read as they were typed', async () => {
  const missing: string[] = []
  const order = ticketOrder({ airline: 'Air محمد خالد' })
  const pdf = await travelDocumentPdf(
    travelDocumentOf(order, productOf, issued),
    wordsOf('mail', 'en'),
    (character) => missing.push(character),
  )
  const [first, second] = ['محمد', 'خالد'].map((word) => pdfPlace(pdf, word))
  expect(second?.to).toBeLessThan(first?.from ?? 0)
  expect(dense(pdfText(pdf))).toContain(dense('Air محمد خالد'))
  expect(missing).toEqual([])
  expect(pdfGlyphs(pdf)).not.toContain(0)
})

test('a product that documents don’t know is printed next to the flights', async () => {
  const order = orderOf([...ticketOrder().items, transferItem()])
  const pdf = await travelDocumentPdf(
    travelDocumentOf(order, productOf, issued),
    wordsOf('mail', 'en'),
  )
  const lines = pdfText(pdf).split('\n')
  for (const fact of [
    'Travel documents',
    'Kuala Lumpur – Bangkok',
    'Airport transfer',
    'Private car',
    'Booking reference RIDE77',
    'Siam Cars',
    'Toyota Camry',
    '11:30  Bangkok',
    'Arrivals, gate 3',
    'Riverside Inn',
    'The driver holds a sign with your name.',
    'TAN/MEI MS',
    'V-3391 (Airport transfer)',
    'Total for the bookings above: MYR\u00a0952',
    'Still to pay on arrival: MYR\u00a045',
  ]) {
    expect(lines).toContain(fact)
  }
})

test('a self-transfer is printed between its flights', async () => {
  const order = orderOf([selfTransferItem()])
  const pdf = await travelDocumentPdf(
    travelDocumentOf(order, productOf, issued),
    wordsOf('mail', 'en'),
  )
  const lines = pdfText(pdf).split('\n')
  const at = (text: string) => lines.findIndex((line) => line.includes(text))
  expect(at('Self-transfer in Bangkok')).toBeGreaterThan(at('MH784'))
  expect(at('Collect your bags in Bangkok')).toBe(at('Self-transfer in Bangkok') + 3)
  expect(at('TR867')).toBeGreaterThan(at('You have 4h 5m between flights'))
})

test('only an order with checked bags that were bought says where they are', async () => {
  const printed = async (...items: Item[]) => {
    const document = travelDocumentOf(orderOf(items), productOf, issued)
    return dense(pdfText(await travelDocumentPdf(document, wordsOf('mail', 'en'))))
  }
  const flight = flightItem('out', segment('KUL', 'BKK', '2026-11-26'))
  const withBag = { ...flight, lines: [...flight.lines, line('bag', 6_000)] }
  const bags = dense('The checked bags you bought are under the same booking reference.')
  expect(await printed(withBag)).toContain(bags)
  expect(await printed(flight)).not.toContain(bags)
})

test('what is not confirmed is not printed, and the total is that of the flights alone', async () => {
  const order = orderOf([...ticketOrder().items, transferItem({ state: 'failed' })])
  const text = pdfText(
    await travelDocumentPdf(travelDocumentOf(order, productOf, issued), wordsOf('mail', 'en')),
  )
  expect(text).toContain('E-ticket')
  expect(text).not.toContain('Airport transfer')
  expect(text).toContain('Total for these flights: MYR\u00a0912')
  // The order's payment is told by its mail: it can be more than what is printed here.
  expect(text).not.toContain('Paid')
  expect(text).not.toContain('on arrival')
})

describe('an e-ticket is an itinerary receipt', () => {
  const tax = line('taxes', 9_600)
  const printed = async (more: Partial<Issue> = {}) => {
    const order = ticketOrder()
    const lines = [line('base', 36_000), tax, line('bag', 6_000)]
    const [first, ...others] = order.items
    if (!first) throw new Error('no item')
    const items = [{ ...first, lines }, ...others]
    const issue = { ...issued, ...more }
    const document = travelDocumentOf({ ...order, items }, productOf, issue)
    return pdfText(await travelDocumentPdf(document, wordsOf('mail', 'en')))
  }

  test('with agency, date of issue, class, duration, aircraft, conditions, amounts, taxes and payment', async () => {
    const lines = (await printed()).split('\n')
    for (const fact of [
      'Itinerary receipt',
      'Order ABC234',
      'Issued on 1 November 2026',
      'Issued by Sojourn · sojourn.example · help@sojourn.example · +60 3 1234 5678',
      'Economy · 2h 15m · Boeing 737-800',
      'Fare conditions: Non-refundable · Change fee MYR\u00a050 for all travellers',
      'Fares',
      'MYR\u00a0720',
      'Taxes and fees',
      'MYR\u00a0192',
      'Checked bags',
      'MYR\u00a060',
      'Payment method: Card',
      'Total for these flights: MYR\u00a0972',
      'Order ABC234, page 1 of 1',
    ]) {
      expect(lines).toContain(fact)
    }
  })

  test('that says on each page if nothing was really booked', async () => {
    const mark = 'Test booking: not valid for travel'
    expect(await printed()).not.toContain(mark)
    const test = await printed({ isTest: (supplier) => supplier === 'meridian' })
    const [, pages] = /page 1 of (\d)/.exec(test) ?? []
    expect(test.split('\n').filter((each) => each === mark)).toHaveLength(1 + Number(pages))
  })

  test('without a payment method if it was paid in several ways', async () => {
    expect(await printed({ paidBy: undefined })).not.toContain('Payment method')
  })
})

test('the QR code is the address of the order, without anything that gives access to it', () => {
  const { address } = travelDocumentOf(ticketOrder(), productOf, issued)
  expect(address).toBe('https://sojourn.example/en/order/ABC234')
  const scale = 4
  const { size } = encode(address, { ecc: 'M', border: 0 })
  const side = (size + 8) * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  const pdf = {
    rect(left: number, top: number, length: number) {
      for (let y = (top + 4) * scale; y < (top + 5) * scale; y += 1) {
        const start = y * side + (left + 4) * scale
        for (let at = start; at < start + length * scale; at += 1) pixels.set([0, 0, 0], at * 4)
      }
      return pdf
    },
  } as unknown as PDFKit.PDFDocument
  for (const call of ['save', 'translate', 'scale', 'fill', 'restore'] as const)
    pdf[call] = () => pdf
  drawQrCode(pdf, address, 0, 0, 60)
  expect(jsqr.default(pixels, side, side)?.data).toBe(address)
})
