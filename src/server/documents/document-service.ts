import { CatalogueError } from '../../contract/errors.ts'
import { money } from '../../contract/money.ts'
import { hasDocuments, isLive } from '../../contract/order/is-live.ts'
import type { PaymentMethod } from '../../contract/payment/payment.ts'
import { formatDate } from '../../contract/words/format.ts'
import type { ProductOf } from '../order/product.ts'
import { type Item, isPaidBack, priceOf, type WholeOrder } from '../order/whole-order.ts'
import type { Clock } from '../platform/clock.ts'
import type { Executor } from '../platform/database/database.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Log } from '../platform/monitoring/log.ts'
import { wordsOf } from '../platform/words.ts'
import { type CalendarEvent, calendarFile, type Happened, revisionOf } from './calendar-file.ts'
import { describeItems, dueOnSite, hasParts, peopleOf, referencesOf } from './described-items.ts'
import { createDocumentPress } from './document-press.ts'
import { priceRows } from './price-rows.ts'
import type { TravelDocument } from './travel-document.ts'

export type Attachment = NonNullable<Mail['attachments']>[number]

/** The agency, as documents name it. */
export interface Issuer {
  /** Of the site. */
  origin: string
  email: string
  phone?: string | undefined
  /** Whether a supplier's bookings are simulated. */
  isTest(supplier: string): boolean
}

/** Facts that documents state besides the order. */
export interface Issue extends Issuer {
  issuedAt: Date
  paidBy?: PaymentMethod | undefined
}

export interface DocumentService {
  /**
   * Returns tickets and vouchers as one PDF, with the name of its file. Throws ORDER_NOT_TICKETED before any is issued,
   * ORDER_NOT_BOOKED once nothing is booked any more.
   */
  travelDocument(order: WholeOrder): Promise<{ content: Uint8Array<ArrayBuffer>; filename: string }>
  /** Returns the calendar file. Throws ORDER_NOT_BOOKED if it would have no event. */
  calendar(order: WholeOrder): Promise<string>
  /** Returns the calendar file as an attachment. `within` is the transaction that changes the order, if any. */
  calendarAttachment(order: WholeOrder, within?: Executor): Promise<Attachment>
  /**
   * Returns a mail's attachments: the calendar file, and the PDF while a ticket or voucher is valid. `paid`: how the order was
   * paid, from a caller who has read it.
   */
  attachments(order: WholeOrder, paid?: Promise<Paid>): Promise<Attachment[]>
}

/** How an order was paid; undefined unless that was a single payment. */
type Paid = { method: PaymentMethod } | undefined

/** What happened to an order, oldest first. */
type History = readonly (Happened & { at: Date })[]

export function createDocumentService(parts: {
  clock: Clock
  log: Log
  productOf: ProductOf
  history(orderId: string, within?: Executor): Promise<History>
  paidWith(orderId: string): Promise<Paid>
  issuer: Issuer
}): DocumentService {
  const { clock, log, productOf, history, paidWith, issuer } = parts
  const press = createDocumentPress(log)

  function eventsOf(order: WholeOrder, past: History): CalendarEvent[] {
    const say = wordsOf('mail', order.language)
    return order.items.flatMap((item) => {
      const sequence = revisionOf(item, past)
      return productOf(item)
        .events(item, say)
        .map((event) => ({ ...event, sequence }))
    })
  }

  const fileOf = ({ code, language }: WholeOrder, events: readonly CalendarEvent[]): string =>
    calendarFile(events, { orderCode: code, say: wordsOf('mail', language), stamp: clock.date() })

  const calendarOf = (order: WholeOrder, past: History): Attachment => ({
    filename: `itinerary-${order.code}.ics`,
    contentType: 'text/calendar; charset=utf-8',
    content: Buffer.from(fileOf(order, eventsOf(order, past))),
  })

  async function print(order: WholeOrder, past: History, paid = paidWith(order.id)) {
    const paidBy = (await paid)?.method
    const issue = { ...issuer, issuedAt: issuedAt(order, past), paidBy }
    const content = await press.print(travelDocumentOf(order, productOf, issue))
    return { content, filename: `${fileNameOf(order.items, productOf)}-${order.code}.pdf` }
  }

  return {
    async travelDocument(order) {
      if (!order.items.some(isLive)) throw new CatalogueError('ORDER_NOT_BOOKED')
      if (!order.items.some(hasDocuments)) throw new CatalogueError('ORDER_NOT_TICKETED')
      return print(order, await history(order.id))
    },
    async calendar(order) {
      const events = eventsOf(order, await history(order.id))
      if (events.length === 0) throw new CatalogueError('ORDER_NOT_BOOKED')
      return fileOf(order, events)
    },
    async calendarAttachment(order, within) {
      return calendarOf(order, await history(order.id, within))
    },
    async attachments(order, paid) {
      const past = await history(order.id)
      const calendar = calendarOf(order, past)
      if (!order.items.some(hasDocuments)) return [calendar]
      const { content, filename } = await print(order, past, paid)
      const pdf = { filename, contentType: 'application/pdf', content: Buffer.from(content) }
      return [pdf, calendar]
    },
  }
}

/** Returns when the newest document of an order was issued: also after a change, which is a new ticket. */
function issuedAt({ createdAt }: WholeOrder, past: readonly (Happened & { at: Date })[]): Date {
  return past.findLast(({ what }) => what === 'reservation.confirmed')?.at ?? createdAt
}

/** Returns the content of the PDF about an order's booked items, in the order's language or that of `say`. */
export function travelDocumentOf(
  order: WholeOrder,
  productOf: ProductOf,
  { origin, email, phone, isTest, issuedAt, paidBy }: Issue,
  say = wordsOf('mail', order.language),
): TravelDocument {
  const { code, language, currency, items } = order
  const valid = items.filter(hasDocuments)
  const described = describeItems(valid, productOf, say, isPaidBack(order))
  const journeys = described.filter(hasParts)
  const ofJourneys = journeys.map(({ item }) => item)
  return {
    orderCode: code,
    language,
    address: `${origin}/${language}/order/${code}`,
    issued: formatDate(issuedAt.toISOString(), say.tag, 'long'),
    issuer: [new URL(origin).host, email, ...(phone ? [phone] : [])],
    isTest: valid.some(({ supplier }) => isTest(supplier)),
    items: described.map((each) => ({
      product: each.item.product,
      title: each.description.title,
      subtitle: each.description.subtitle,
      references: referencesOf([each], say),
      parts: each.description.parts,
      conditions: each.description.conditions ?? [],
      ...(each.description.sheet && { sheet: each.description.sheet }),
    })),
    travellers: peopleOf(described).map(({ printedName: name, documents }) => ({
      name,
      documents,
    })),
    advice: [...new Set(journeys.flatMap(({ description }) => description.advice ?? []))],
    prices: priceRows(ofJourneys, currency, say),
    price: money(priceOf(ofJourneys), currency),
    ...(paidBy ? { paidBy } : {}),
    dueOnSite: dueOnSite(ofJourneys),
  }
}

/** Returns the product's name for the documents of an order's items, or a general one for several products. */
function fileNameOf(items: readonly Item[], productOf: ProductOf): string {
  const names = items.filter(hasDocuments).map((item) => productOf(item).documentName)
  const [name, ...others] = new Set(names)
  return name && others.length === 0 ? name : 'travel-documents'
}
