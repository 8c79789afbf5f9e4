import { Fragment, memo, type ReactNode } from 'react'
import type { StopType } from '../../../../contract/flight/offer.ts'
import { AirlineTile, tileColour } from '../../../ui/airline-tile.tsx'
import { stopsText } from '../../slice/slice-course.tsx'
import { DayShift } from '../../slice/slice-times.tsx'
import type { ResultRow } from './result-row.ts'
import type { RowWords } from './row-words.ts'

interface ResultRowViewProps {
  row: ResultRow
  words: RowWords
  /** Whether an offer can be selected: expired results can only be read. */
  pickable: boolean
  /** The details, if this row is the expanded one. */
  children?: ReactNode
}

/**
 * Renders one result: times, line with stops, conditions, price and button. On phones the whole row is one link to its
 * details, where fares are selected; short texts replace long ones there (`offer-short`, `offer-long`).
 */
export const ResultRowView = memo(function ResultRowView({
  row,
  words,
  pickable,
  children,
}: ResultRowViewProps) {
  const { t } = words
  const [first = ''] = row.airlines
  const departure = words.time(row.departure)
  const open = children !== undefined
  const care = row.stops === 'onestop'
  const stops = stopsText(t, row.stops, row.via.length)
  const price = words.total(row)
  const label = { flight: row.flight, time: departure, price }
  return (
    <li
      className="offer"
      id={`row-${row.id}`}
      data-offer={row.offer}
      data-price={row.price}
      data-currency={words.currency}
      data-stops={row.stops}
      data-airline={first}
    >
      <p className="offer-end">
        <b>{departure}</b>
        <span>{row.from}</span>
      </p>
      <div className="offer-line">
        <span className="offer-soft">{words.duration(row.minutes)}</span>
        <StopLine stops={row.stops} changes={row.via.length} />
        <span className="offer-soft">
          <span className={care ? 'offer-long' : undefined}>{stops}</span>
          {row.via.length > 0 && (
            <>
              <span className="offer-long"> {words.via(row.via)}</span>
              <span className="offer-short"> {row.via.map(([code]) => code).join(', ')}</span>
            </>
          )}
        </span>
      </div>
      <p className="offer-end">
        <b>
          {words.time(row.arrival)}
          <DayShift days={row.dayShift} />
        </b>
        <span>{row.to}</span>
      </p>
      <div className="offer-about">
        <p className="offer-airline offer-soft">
          <AirlineTile code={first} colour={tileColour(words.airlines[first]?.[1])} />
          <span>{words.airlineNames(row.airlines)}</span>
        </p>
        <p className="offer-facts">
          {care && <b className="offer-short">{stops} · </b>}
          {words.otherAirports(row).map(({ airport, text }) => (
            <Fragment key={text}>
              <b className="offer-short">{t('flight-results.other-airport', { airport })} · </b>
              <b className="offer-long offer-note">{text}</b>
            </Fragment>
          ))}
          {row.seatsLeft !== undefined && (
            <>
              <b className="offer-short">
                {t('flight-results.seats-left-short', { count: row.seatsLeft })} ·{' '}
              </b>
              <b className="offer-long">
                {t('flight-results.seats-left', { count: row.seatsLeft })} ·{' '}
              </b>
            </>
          )}
          <span className="offer-long">{words.terms(row)}</span>
          <span className="offer-short">{words.shortTerms(row)}</span>
        </p>
      </div>
      <p className="offer-price">
        {words.totalNote && <span className="offer-soft">{words.totalNote}</span>}
        <strong>{price}</strong>
        {words.own && <span className="offer-soft">{words.own(row)}</span>}
      </p>
      {pickable && (
        <a
          className="offer-pick"
          href={care ? words.openHref(row) : words.pickHref(row.offer)}
          data-act={care ? 'open' : 'pick'}
          data-row={row.id}
          aria-label={t(
            care ? 'flight-results.review-label' : 'flight-results.select-label',
            label,
          )}
        >
          {care ? words.checkFirst : words.select}
          <span className="offer-short tabular">{price}</span>
        </a>
      )}
      <a
        className="offer-more"
        href={words.openHref(row)}
        data-act="toggle"
        data-row={row.id}
        aria-expanded={open}
        aria-label={t(open ? 'flight-results.hide-label' : 'flight-results.details-label', label)}
      >
        {open ? words.hide : words.details}
      </a>
      {open && <div className="offer-details">{children}</div>}
    </li>
  )
})

/**
 * Renders the line between departure and arrival: a dot for each connection, hollow on one booking, amber for a
 * self-transfer. Decorative: the text is next to it.
 */
function StopLine({ stops, changes }: { stops: StopType; changes: number }) {
  return (
    <span className="stop-line" data-stop={stops} aria-hidden="true">
      {Array.from({ length: changes }, (_, index) => `stop-${index}`).map((key) => (
        <i key={key} />
      ))}
    </span>
  )
}
