import { Link } from 'react-router'
import { useMoney } from '../../../currency/use-money.ts'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import { buttonClass } from '../../../ui/button-look.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Money } from '../../../ui/money.tsx'
import { Badge } from '../../../ui/page/badge.tsx'
import { notFree } from '../../price/not-free.ts'
import { SaveButton } from '../../saved/save-button.tsx'
import { HotelScene } from '../../scene/hotel-scene.tsx'
import { destinationText } from '../../search-form/destination-text.ts'
import { ScoreBadge } from '../../terms/score-badge.tsx'
import { StarsText } from '../../terms/stars-text.tsx'
import { useStayFormat } from '../../terms/use-stay-format.ts'
import type { HotelResultsPage, HotelRow } from '../load/results-data.ts'

interface HotelRowViewProps {
  row: HotelRow
  page: HotelResultsPage
  to: string
}

/** Renders a place to stay: what it is, its cheapest rate's conditions, and what the whole stay costs. */
export function HotelRowView({ row, page, to }: HotelRowViewProps) {
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
      <Link to={to} tabIndex={-1} aria-hidden="true" className="hotel-picture">
        {row.scene && <HotelScene scene={row.scene} />}
      </Link>
      <SaveButton
        stay={{ id: row.id, name: row.name, place: `${row.area}, ${row.city}` }}
        className="absolute top-2 left-2"
      />
      <div className="hotel-about">
        <h3 className="text-md font-semibold">
          <Link to={to} className="no-underline hover:underline">
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
        <div className="mt-auto">
          <p>
            <Money amount={total.amount} currency={total.currency} size="lg" />
          </p>
          <StayPriceNotes row={row} page={page} />
          <Link
            to={to}
            aria-label={t('hotel-results.see-rooms-label', {
              hotel: row.name,
              price: money(total),
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
  // The searched property isn't near itself.
  const isWanted = destination.id === `hotel-${row.id}`
  const place = destination.kind === 'near' ? destinationText(t, destination) : destination.name
  return (
    <>
      {isCity ? row.area : t('hotel-results.area-city', { area: row.area, city: row.city })}
      {isWanted ? '' : ' · '}
      {isWanted
        ? ''
        : isCity
          ? t('hotel-results.from-centre', { distance })
          : t('hotel-results.from-place', { distance, place })}
    </>
  )
}

/** Renders the cheapest rate's conditions; free cancellation with its last moment on the property's clock. */
function RateTerms({ row: { rate, zone, lowestIn30Days } }: { row: HotelRow }) {
  const t = useT()
  const format = useFormat()
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
      {rate.pay !== 'now' && (
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
  const { atProperty, total } = rate.price
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
      {atProperty && (
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
