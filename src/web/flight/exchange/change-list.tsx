import { Form } from 'react-router'
import type { ErrorCode } from '../../../contract/errors.ts'
import { ProblemBox } from '../../aftersales/quote/problem-box.tsx'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import type { PlaceNames } from '../../place/place-names.ts'
import { Card } from '../../ui/page/card.tsx'
import type { FlightOrderItem } from '../order/flight-order-item.ts'
import { SliceSummary } from '../slice/slice-summary.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { DayForm } from './day-form.tsx'
import { DayLinks } from './day-links.tsx'
import { areSameFlights } from './group-choices.ts'
import type { ChangeSearch } from './load-change-search.ts'
import { NothingFlies } from './nothing-flies.tsx'

interface ChangeListProps {
  item: FlightOrderItem
  found: ChangeSearch
  airports: PlaceNames
  orderCode: string
  refundable: boolean
  /** Why the last choice was rejected. */
  problem: ErrorCode | undefined
}

/** Renders the current flights, the choice of another day, and the flights on it. */
export function ChangeList(props: ChangeListProps) {
  const { item, found, airports, orderCode, refundable } = props
  const t = useT()
  const format = useFormat()
  const { day, days, first, last, dayProblem, choices } = found
  const problem = props.problem ?? found.problem?.error
  // No other day would help.
  const isBlocked = problem === 'PAYMENT_DISPUTED'
  const between = {
    first: format.date(first, 'day'),
    last: format.date(last, 'day'),
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Card
        title={t('flight-changes.change-now', { count: item.flight.offer.slice.segments.length })}
      >
        <SliceSummary slice={item.flight.offer.slice} airports={airports} />
      </Card>
      {!isBlocked && (
        <DayForm
          item={item.id}
          day={day}
          first={first}
          last={last}
          error={
            dayProblem === 'order-days'
              ? t('flight-changes.change-order-days', between)
              : dayProblem && t(`flight-changes.change-${dayProblem}`)
          }
        />
      )}
      {!isBlocked && days.length > 0 && (
        <DayLinks orderCode={orderCode} day={day} days={days} item={item.id} />
      )}
      {problem && <ProblemBox problem={problem} items={[item]} />}
      {choices.length > 0 ? (
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="item" value={item.id} />
          <p className="font-semibold" aria-live="polite">
            {t('flight-changes.change-count', {
              count: choices.length,
              day: format.date(day, 'full'),
            })}
          </p>
          <ul data-offers aria-label={t('flight-changes.change-list')} className="grid gap-2">
            {choices.map(({ flight, clash }) => (
              <ChoiceRow
                key={flight.id}
                flight={flight}
                clash={clash}
                airports={airports}
                was={item.flight.offer}
                same={areSameFlights(flight.slice, item.flight.offer.slice)}
              />
            ))}
          </ul>
        </Form>
      ) : (
        !dayProblem &&
        !found.problem && (
          <NothingFlies orderCode={orderCode} day={day} refundable={refundable} item={item.id} />
        )
      )}
    </div>
  )
}
