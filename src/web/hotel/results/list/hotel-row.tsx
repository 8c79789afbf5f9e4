import { Link } from 'react-router'
import { useMoney } from '../../../currency/use-money.ts'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import { buttonClass } from '../../../ui/button-look.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Badge } from '../../../ui/page/badge.tsx'
import { HotelPicture } from '../../photo/hotel-picture.tsx'
import { dueOf } from '../../price/due-of.ts'
import { DueSum } from '../../price/due-sum.tsx'
import { notFree } from '../../price/not-free.ts'
import type { FromResults } from '../../review/back-to-results.tsx'
import { SaveButton } from '../../saved/save-button.tsx'
import { destinationText } from '../../search-form/destination-text.ts'
import { ScoreBadge } from '../../terms/score-badge.tsx'
import { StarsText } from '../../terms/stars-text.tsx'
import { useStayFormat } from '../../terms/use-stay-format.ts'
import type { HotelResultsPage, HotelRow } from '../load/results-data.ts'

interface HotelRowViewProps {
  row: HotelRow
  page: HotelResultsPage
  to: string
  /** What the property's page gets to know. */
  state: FromResults
}

/** Renders a place to stay: what it is, its cheapest rate's conditions, and what the whole stay costs. */
export function HotelRowView({ row, page, to, state }: HotelRowViewProps) {
  const t = useT()
  const money = useMoney()
  const { rate } = row
  const { total } = rate.price
  return (
    <article
      data-hotel={row.id}
      data-price={total.amount}
      data-currency={total.currency}
      data-pay={rate.pay}
      className="hotel-row"
    >
      <Link to={to} state={state} tabIndex={-1} aria-hidden="true" className="hotel-picture">
        <HotelPicture
          photo={row.photo}
          scene={row.scene}
          sizes="(width >= 40rem) 15rem, 8rem"
          className="size-full"
        />
      </Link>
      <SaveButton
        stay={{
          id: row.id,
          name: row.name,
          place: `${row.area}, ${row.city}`,
          scene: row.scene,
          photo: row.photo,
          score: row.score,
          dates: {
            hash: row.hash,
            checkIn: page.stay.checkIn,
            checkOut: page.stay.checkOut,
            price: { total, seenAt: page.now },
          },
        }}
        className="absolute top-2 inset-s-2"
      />
      <div className="hotel-about">
        <h3 className="text-md font-semibold">
          <Link to={to} state={state} className="no-underline hover:underline">
            {row.name}
          </Link>
        </h3>
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
          <span>{t(`hotel.kind-${row.kind}`)}</span>
          <StarsText stars={row.stars} />
        </p>
        <p className="text-xs text-ink-soft">
          <Where row={row} page={page} />
        </p>
        <div className="mt-2">
          <RateTerms row={row} />
        </div>
      </div>
      <div className="hotel-price">
        <ScoreBadge score={row.score} />
        <div className="mt-auto w-full">
          <DueSum price={rate.price} />
          <StayPriceNotes row={row} page={page} />
          <Link
            to={to}
            state={state}
            aria-label={t('hotel-results.see-rooms-label', {
              hotel: row.name,
              price: money(dueOf(rate.price).due),
            })}
            className={buttonClass({}, 'mt-2 w-full')}
          >
            {t('hotel-results.see-rooms')}
          </Link>
        </div>
      </div>
    </article>
  )
}

function Where({ row, page }: Pick<HotelRowViewProps, 'row' | 'page'>) {
  const t = useT()
  const format = useStayFormat()
  const { destination } = page
  const distance = format.distance(row.distance)
  const isCity = destination.kind === 'city'
  // The searched property isn't near itself, and a region has no centre.
  const isNear = destination.id !== `hotel-${row.id}` && !destination.isRegion
  const place = destination.kind === 'near' ? destinationText(t, destination) : destination.name
  return (
    <>
      {isCity ? row.area : t('hotel-results.area-city', { area: row.area, city: row.city })}
      {isNear ? ' · ' : ''}
      {isNear
        ? isCity
          ? t('hotel-results.from-centre', { distance })
          : t('hotel-results.from-place', { distance, place })
        : ''}
    </>
  )
}

/** Renders the cheapest rate's conditions; free cancellation with its last moment on the property's clock. */
function RateTerms({ row: { rate, zone, freeCancellation, lowestIn30Days } }: { row: HotelRow }) {
  const t = useT()
  const format = useFormat()
  const money = useMoney()
  return (
    <>
      <p>
        {rate.roomName} · {t(`hotel.board-${rate.board}`)}
      </p>
      {rate.freeUntil ? (
        <p className="flex items-start gap-1 text-sea" suppressHydrationWarning>
          <Icon name="check" size={16} className="mt-1" />
          {t('hotel-results.free-until', {
            time: t('hotel.time-there', { time: format.date(rate.freeUntil, 'date-time', zone) }),
          })}
        </p>
      ) : (
        <p className="text-ink-soft">{t(notFree(rate))}</p>
      )}
      {freeCancellation && (
        <p suppressHydrationWarning>
          {t('hotel-results.free-more', { amount: money(freeCancellation) })}
        </p>
      )}
      {rate.pay !== 'now' && rate.price.now.amount > 0 && (
        <p className="flex items-start gap-1 text-sea">
          <Icon name="check" size={16} className="mt-1" />
          {t(`hotel.pay-${rate.pay}`)}
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-1 empty:hidden">
        {rate.roomsLeft !== undefined && (
          <Badge tone="amber">{t('hotel-results.rooms-left', { count: rate.roomsLeft })}</Badge>
        )}
        {lowestIn30Days && <Badge tone="sea">{t('hotel-results.lowest')}</Badge>}
      </div>
    </>
  )
}

function StayPriceNotes({ row: { rate }, page }: Pick<HotelRowViewProps, 'row' | 'page'>) {
  const t = useT()
  const money = useMoney()
  const { nights } = page
  const rooms = page.stay.rooms.length
  const { atProperty, total, now } = rate.price
  const perNight = { price: money(rate.perNight) }
  return (
    <div className="text-xs text-ink-soft" suppressHydrationWarning>
      <p>{t('hotel-results.total-for', { nights, rooms })}</p>
      {(nights > 1 || rooms > 1) && (
        <p>
          {rooms > 1
            ? t('hotel-results.per-room-night', perNight)
            : t('hotel-results.per-night', perNight)}
        </p>
      )}
      {atProperty && now.amount === 0 && <p>{t('hotel.all-there')}</p>}
      {atProperty && now.amount > 0 && (
        <p className="text-amber">
          {atProperty.amount.currency === total.currency
            ? t('hotel-results.due-there', { amount: money(atProperty.amount) })
            : t('hotel-results.due-there-estimate', {
                amount: money(atProperty.amount),
                estimate: money(atProperty.estimate),
              })}
        </p>
      )}
    </div>
  )
}
