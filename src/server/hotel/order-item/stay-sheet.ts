import { roomNameOf } from '../../../contract/hotel/room-name.ts'
import { nightsOf } from '../../../contract/hotel/stay.ts'
import { money } from '../../../contract/money.ts'
import { writtenName } from '../../../contract/traveller/written-name.ts'
import { formatMoney } from '../../../contract/words/format-money.ts'
import type { Fact, FactGroup, ItemSheet } from '../../order/product.ts'
import { priceOf } from '../../order/whole-order.ts'
import type { Say } from '../../platform/words.ts'
import { countryNameIn } from '../../world/country.ts'
import type { PrivateWishes } from '../booking/sealed-stay-draft.ts'
import { hotelIn } from '../stay/hotel-in.ts'
import type { StayDetails, StayItem } from './stay-item.ts'
import {
  arrivalText,
  cancellationText,
  checkInText,
  checkOutText,
  guestsText,
  mapAddress,
  voucherWords,
} from './stay-text.ts'

/** The rooms of a stay, with what their guests wrote to the property. */
export interface WholeStay {
  rooms: readonly [StayItem, ...StayItem[]]
  wishes: PrivateWishes
  /** Whether its guests have back all that they paid for their order. */
  isPaidBack?: boolean
}

/** Returns a stay's voucher, with the essentials for the front desk if it reads another language than the guest. */
export function staySheet(whole: WholeStay, locale: string): ItemSheet {
  const say = voucherWords(locale)
  const { details } = whole.rooms[0]
  const { hotel } = details
  const sheet: ItemSheet = {
    language: say.language,
    heading: say('voucher'),
    groups: [
      {
        title: hotel.name,
        facts: [
          [say('address'), addressIn(hotel, say)],
          [say('phone'), hotel.phone],
          ...stayFacts(whole, say),
        ],
      },
      ...whole.rooms.map((room, index) => roomGroup(room, index, say)),
      ...wishesGroup(whole, say),
      { title: say('price'), facts: [...sumFacts(whole, say), cancellationFact(whole, say)] },
    ],
    link: { address: mapAddress(details), words: say('open-map') },
    note: say('advice'),
  }
  const desk = voucherWords(hotel.language)
  return desk.language === say.language ? sheet : { ...sheet, onSite: deskFacts(whole, desk) }
}

/** Returns what the front desk needs to check guests in: no sums but what it has to charge. */
function deskFacts(whole: WholeStay, say: Say): NonNullable<ItemSheet['onSite']> {
  const rooms = whole.rooms.map((room, index): Fact => {
    const { facts } = roomGroup(room, index, say)
    const lines = [roomNameOf(room.details.rate, index), ...facts.map(lineOf)]
    return [say('room', { number: index + 1 }), lines.join('\n')]
  })
  return {
    language: say.language,
    title: `${say('front-desk')} · ${whole.rooms[0].details.hotel.name}`,
    facts: [
      ...driverFact(whole.rooms[0].details, say),
      ...stayFacts(whole, say),
      ...rooms,
      ...wishesGroup(whole, say).flatMap(({ facts }) => facts),
      [say('payment'), paymentText(whole, say)],
    ],
  }
}

/** Returns the address as letters and drivers need it, with what says where that is to guests who read other words. */
function addressIn(hotel: StayDetails['hotel'], { language }: Say): string {
  const { address, local, country } = hotel
  if (local?.language === language) return [local.address, address].join('\n')
  const { city } = hotelIn(hotel, language)
  if (city === hotel.city || address.includes(city)) return address
  return [address, `${city}, ${countryNameIn(country, language)}`].join('\n')
}

/** Returns what the voucher's reader can show a taxi driver, if the address is known in local letters. */
function driverFact({ hotel: { local, phone } }: StayDetails, say: Say): Fact[] {
  if (!local) return []
  return [[say('driver'), [local.name, local.address, phone].filter(Boolean).join('\n')]]
}

const lineOf = ([label, value]: Fact): string => `${label}: ${value}`

function stayFacts({ rooms: [{ details }] }: WholeStay, say: Say): Fact[] {
  const { stay, voucher } = details
  const length = [
    say('nights', { count: nightsOf(stay) }),
    say('rooms', { count: stay.rooms.length }),
  ]
  return [
    [say('check-in'), checkInText(details, say)],
    [say('check-out'), checkOutText(details, say)],
    [say('stay'), length.join(' · ')],
    ...(voucher ? [[say('reference'), voucher.code] satisfies Fact] : []),
  ]
}

function roomGroup({ details, travellers }: StayItem, index: number, say: Say): FactGroup {
  const { stay, rate, room, voucher } = details
  const occupancy = stay.rooms[room] ?? { adults: 1, childAges: [] }
  const lead = travellers[0] ? [writtenName(travellers[0], say.language)] : []
  return {
    title: `${say('room', { number: index + 1 })}: ${roomNameOf(rate, room)}`,
    facts: [
      [say('guests'), [...lead, guestsText(occupancy, say)].join(' · ')],
      [say('board'), say(`board-${rate.board}`)],
      ...(voucher?.confirmation
        ? [[say('confirmation'), voucher.confirmation] satisfies Fact]
        : []),
    ],
  }
}

/** Returns what guests told the property, if anything; requests as they were typed. */
function wishesGroup({ rooms: [{ details }], wishes }: WholeStay, say: Say): FactGroup[] {
  const texts = [...wishes.needs.map((need) => say(`need-${need}`)), wishes.requests]
  const requests = texts.filter(Boolean).join('\n')
  const facts: Fact[] = [
    ...(details.arrivesAt ? [[say('arrival'), arrivalText(details, say)] satisfies Fact] : []),
    ...(requests ? [[say('requests'), requests] satisfies Fact] : []),
  ]
  return facts.length > 0 ? [{ title: say('wishes'), facts }] : []
}

/** Returns the sums that differ: paid to us, to pay at the property in its own currency, and the whole stay. */
function sumFacts(whole: WholeStay, say: Say): Fact[] {
  const { now, there, estimate } = sumsOf(whole)
  const price = (amount: typeof now) => formatMoney(amount, say.tag)
  if (!there || !estimate) return [[say('paid'), price(now)]]
  const isSame = there.currency === estimate.currency
  const due = isSame
    ? price(there)
    : say('about', { amount: price(there), estimate: price(estimate) })
  if (now.amount === 0) return [[say('at-property'), due]]
  const total = money(now.amount + estimate.amount, now.currency)
  return [
    [say('paid'), price(now)],
    [say('at-property'), due],
    [say('whole-stay'), price(total)],
  ]
}

function sumsOf({ rooms }: WholeStay) {
  const { price } = rooms[0].details.rate
  return {
    now: money(priceOf(rooms), price.now.currency),
    there: price.atProperty?.amount,
    estimate: price.atProperty?.estimate,
  }
}

function paymentText(whole: WholeStay, say: Say): string {
  const { now, there } = sumsOf(whole)
  if (!there) return say('desk-paid')
  const amount = formatMoney(there, say.tag)
  return say(now.amount > 0 ? 'desk-charge' : 'desk-unpaid', { amount })
}

/** Returns what cancelling still refunds, and what a saved card is charged. */
function cancellationFact({ rooms: [first], isPaidBack }: WholeStay, say: Say): Fact {
  const { rate } = first.details
  const { price } = rate
  if (!isPaidBack || price.now.amount === 0) {
    return [say('cancellation'), cancellationText(first, say)]
  }
  const unpaid = { ...price, now: money(0, price.now.currency) }
  const left = rate.guaranteeCharge
    ? { ...rate, price: unpaid, refundUntil: rate.refundUntil.slice(-1) }
    : { ...rate, refundUntil: [] }
  const details = { ...first.details, rate: left }
  return [say('cancellation'), cancellationText({ ...first, details }, say)]
}
