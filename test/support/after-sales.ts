import type {
  AfterSales,
  ChangeQuote,
  Notice,
  Quote,
  RefundQuote,
} from '../../src/contract/aftersales/after-sales.ts'
import type { QuoteState } from '../../src/contract/checkout/quote.ts'
import type { ChangeChoice } from '../../src/contract/flight/exchange.ts'
import type { SearchRequest } from '../../src/contract/flight/search/flight-search.ts'
import type { Order } from '../../src/contract/order/order.ts'
import type { ScheduleTurn } from '../../src/sandbox/flight/schedule/turn-schedule-change.ts'
import { lookForChanges, tendNotices } from '../../src/server/flight/schedule-change/jobs.ts'
import { bookFitting } from './book-fitting.ts'
import { orderRecords } from './order-records.ts'
import { eventually, openShop } from './shop.ts'
import { filledDraft, inDays, searchRequest } from './traveller.ts'

const suppliers = ['meridian', 'skipjack', 'wayline']

interface Wanted {
  /** False for non-refundable fares. */
  refundable?: boolean
  changeable?: boolean
  /** Whether every change has a fee. */
  changeFee?: boolean
  /** 2 for outbound and return with different suppliers. */
  bookings?: 1 | 2
  /** Outbound and return with one supplier. */
  back?: boolean
  method?: 'card' | 'bank_transfer'
  adults?: number
  /** Weights of the extra bags that the first traveller buys on every journey. */
  bags?: number[]
}

/** Opens a shop whose travellers already have tickets, with helpers for after-sales. */
export async function openAfterSales(more: NodeJS.ProcessEnv = {}) {
  const shop = await openShop(more)
  const { db, jobs } = shop.platform
  const { world } = shop
  if (!world) throw new Error('the sandbox is off')
  const all = (change: object) =>
    world.dials.change({ suppliers: Object.fromEntries(suppliers.map((id) => [id, change])) })

  async function ticketed(wanted: Wanted = {}) {
    const { refundable = true, changeable, changeFee, bookings = 1, back, method = 'card' } = wanted
    const { adults = 1, bags = [] } = wanted
    const traveller = shop.traveller()
    const sellers = bookings === 2 ? ['meridian', 'wayline'] : back ? ['meridian', 'meridian'] : []
    const request = searchRequest({
      ...(sellers.length > 0 ? outAndBack() : {}),
      passengers: { adult: adults, child: 0, infant: 0 },
    })
    const booking = await bookFitting(
      traveller,
      request,
      ({ supplier, sliceIndex, refund, change }) =>
        supplier === (sellers[sliceIndex] ?? supplier) &&
        (refund.kind === 'allowed') === refundable &&
        (changeable === undefined || (change.kind === 'allowed') === changeable) &&
        (!changeFee || (change.kind === 'allowed' && change.penalty.amount > 0)),
    )
    const { orderCode, trxId } = await traveller.must(submitWith(bags))
    const records = orderRecords(shop, trxId)
    await pay(trxId)
    function submitWith(weights: readonly number[]) {
      const extra = booking.offers.flatMap(({ id }) =>
        weights.map((kg) => ({ offerId: id, passenger: 0, kg })),
      )
      const cost = extra.map(
        ({ offerId, kg }) =>
          booking.bagChoices.find((each) => each.offerId === offerId && each.kg === kg)?.price
            .amount ?? Number.NaN,
      )
      const amount = cost.reduce((sum, each) => sum + each, booking.total.amount)
      return traveller.submit(
        booking,
        { ...filledDraft(booking), bags: extra },
        { ...booking.total, amount },
      )
    }
    const current = () => traveller.must(traveller.order(orderCode))
    const order = await eventually(async () => {
      const found = await current()
      return found.status === 'confirmed' && (await mails()).length > 0 && found
    })

    async function pay(id: string, way: string = method): Promise<void> {
      const { redirect } = await traveller.must(traveller.startPaying(id, way))
      if (way === 'card') await traveller.payByCard(redirect)
      else {
        await traveller.atGateway(redirect, 'promise')
        await traveller.atGateway(redirect, 'arrive')
      }
      await traveller.settle(id)
    }
    const post = <T>(path: string, body: object) =>
      traveller.call<T>('POST', `/order/${orderCode}/${path}`, body)
    const afterSales = () =>
      traveller.must(traveller.call<AfterSales>('GET', `/order/${orderCode}/after-sales`))
    const allItems = order.items.map(({ id }) => id)
    const askRefund = (itemIds = allItems) => post<RefundQuote>('refund-quotes', { itemIds })
    const itemId = order.items[0]?.id ?? ''

    async function search(date = inDays(45), id = itemId): Promise<ChangeChoice[]> {
      const reply = post<{ choices: ChangeChoice[] }>('change-search', { itemId: id, date })
      return (await traveller.must(reply)).choices
    }
    const askChange = (changeId: string, id = itemId) =>
      post<ChangeQuote>('change-quotes', { itemId: id, changeId })
    /** Quotes the first matching choice. */
    async function changeQuote(
      fits: (choice: ChangeChoice) => boolean = () => true,
      date?: string,
    ): Promise<ChangeQuote> {
      const choice = (await search(date)).find(fits)
      if (!choice) throw new Error('nothing to change to')
      return traveller.must(askChange(choice.changeId))
    }

    /** What our books say about the order, and the gateway's. */
    const books = async () => ({
      gateway: 0,
      customer: 0,
      supplier: 0,
      refunds: 0,
      ...(await records.books()),
    })
    /** The mails about the order, oldest first, by what they are about. */
    async function mails() {
      const written = await records.mails()
      const attached = await records.attachments()
      return written.map(({ id, about, text }) => ({
        about,
        text,
        attachments: attached.filter(({ mailId }) => mailId === id).length,
      }))
    }

    return {
      traveller,
      orderCode,
      trxId,
      order,
      pay,
      afterSales,
      askRefund,
      search,
      askChange,
      changeQuote,
      books,
      mails,
      records,
      currentOrder: current,
      refundQuote: (itemIds?: string[]) => traveller.must(askRefund(itemIds)),
      confirm: (quoteId: string) => post<Quote>(`quotes/${quoteId}/confirm`, {}),
      accept: (noticeId: string) => post<Notice>(`notices/${noticeId}/accept`, {}),
      mailsAre: (...about: string[]) =>
        eventually(async () => {
          const found = await mails()
          return found.map((mail) => mail.about).join() === about.join() && found
        }),
      /** Returns the newest quote, once it is in a state. */
      quoteBecomes: (state: QuoteState) =>
        eventually(async () => {
          const [newest] = (await afterSales()).quotes
          return newest?.state === state && newest
        }),
      noticeBecomes: (state: Notice['state']) =>
        eventually(async () => {
          const [newest] = (await afterSales()).notices
          return newest?.state === state && newest
        }),
      /** Returns the order once this much has been refunded in total. */
      moneyBack: (amount: number): Promise<Order> =>
        eventually(async () => {
          const found = await current()
          return found.refunded.amount === amount && found
        }),
      file: (name: string) =>
        shop.outside(
          new Request(`${shop.origin}/front/v1/order/${orderCode}/${name}`, {
            headers: { 'x-auid': traveller.auid },
          }),
        ),
      /** Changes the schedule of this order's first flight. */
      async scheduleChange(turn: Partial<ScheduleTurn>): Promise<void> {
        const bookingCode = (await current()).items[0]?.flight?.bookingCodes[0]?.code
        await world?.scheduleChanges.turn({ bookingCode, ...turn } as ScheduleTurn)
      },
    }
  }

  return {
    shop,
    all,
    ticketed,
    atRest: shop.calm,
    pass: shop.pass,
    lookForChanges: () => jobs.enqueue(db, lookForChanges, {}),
    tend: () => jobs.enqueue(db, tendNotices, {}),
  }
}

const outAndBack = (): Partial<SearchRequest> => ({
  tripType: 'roundtrip',
  slices: [
    { from: 'KUL', to: 'BKK', date: inDays(42) },
    { from: 'BKK', to: 'KUL', date: inDays(49) },
  ],
})
