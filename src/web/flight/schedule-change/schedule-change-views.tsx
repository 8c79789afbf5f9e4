import type { Notice } from '../../../contract/aftersales/after-sales.ts'
import { useT } from '../../locale/language.ts'
import { cityOf, usePlaceNames } from '../../place/place-names.ts'
import type { ProductViews } from '../../product/product-views.ts'
import { airportsOf } from '../slice/airports-of.ts'
import { AcceptNotice } from './accept-notice.tsx'
import { NoticeCard } from './notice-card.tsx'

/** What pages of orders show of airlines' schedule changes. */
export const scheduleChangeViews: NonNullable<ProductViews['notices']> = {
  placesOf: ({ before, after }) =>
    airportsOf(after ? [{ slice: before }, { slice: after }] : [{ slice: before }]),
  answerDue: ({ state, flight }) => {
    if (state !== 'confirmed' || !flight?.announced?.answerBy) return undefined
    const { answerBy, zone } = flight.announced
    return { by: answerBy, zone, place: flight.offer.slice.from }
  },
  canAccept: ({ after }) => after !== null,
  OpenNotice: NoticeCard,
  AcceptNotice,
  AnsweredNotice,
}

const answers = {
  accepting: 'flight-changes.notice-accepting',
  changed: 'flight-changes.notice-was-changed',
  refunded: 'flight-changes.notice-was-refunded',
} as const

function AnsweredNotice({ notice: { state, before } }: { notice: Notice }) {
  const t = useT()
  const airports = usePlaceNames()
  const places = { from: cityOf(airports, before.from), to: cityOf(airports, before.to) }
  const answer = answers[state as keyof typeof answers] ?? 'flight-changes.notice-accepted'
  return t(answer, places)
}
