import type { ChangeChoice } from '../../contract/after-sales.ts'
import { useMoney } from '../currency/use-money.ts'
import { OfferTerms } from '../flight/confirm/offer-terms.tsx'
import type { AirportNames } from '../flight/shared/airport-names.ts'
import { cabinText } from '../flight/shared/cabin-text.ts'
import { SliceDetails } from '../flight/shared/slice-details.tsx'
import { SliceSummary } from '../flight/shared/slice-summary.tsx'
import { StopNotice } from '../flight/shared/stop-notice.tsx'
import { useFormat } from '../locale/use-format.ts'
import { useT } from '../locale/use-t.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { Money } from '../ui/money.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'

interface ChoiceRowProps {
  choice: ChangeChoice
  airports: AirportNames
  /** Flown before the journey in front has ended, or after the next has begun: it cannot be picked. */
  clash: 'before' | 'after' | undefined
}

/** One way to fly instead: when, with how many stops, and what it costs in all. */
export function ChoiceRow({ choice, airports, clash }: ChoiceRowProps) {
  const t = useT()
  const money = useMoney()
  const format = useFormat()
  const { changeId, offer, amount } = choice
  const { slice, family } = offer
  const [first] = slice.segments
  const free = amount.amount === 0
  const price = free ? t('aftersales.change-free') : `+ ${money(amount)}`
  return (
    <li
      className="rounded border border-line bg-surface p-4 pb-1 hover:border-line-strong"
      data-offer={offer.id}
      data-price={amount.amount}
      data-currency={amount.currency}
      data-stops={slice.stopType}
      data-airline={first?.airline}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <SliceSummary slice={slice} airports={airports} />
          <p className="mt-1 ps-11 text-xs text-ink-soft">
            {family.name} · {cabinText(t, family.cabin)}
          </p>
        </div>
        <div className="ms-auto grid justify-items-end gap-2">
          <p className="text-end">
            {free ? (
              <strong className="text-lg font-bold text-sea">{price}</strong>
            ) : (
              <>
                <Money {...amount} size="lg" sign />
                <span className="block text-xs text-ink-soft">{t('aftersales.change-in-all')}</span>
              </>
            )}
          </p>
          {clash ? (
            <p className="max-w-48 text-end text-xs text-amber">
              {t(`aftersales.change-clash-${clash}`)}
            </p>
          ) : (
            <SubmitButton
              name="change"
              value={changeId}
              className="min-w-28"
              aria-label={t('aftersales.change-select-label', {
                flight: first?.flight ?? '',
                time: format.date(slice.departure, 'time'),
                price,
              })}
            >
              {t('aftersales.change-select')}
            </SubmitButton>
          )}
        </div>
      </div>
      <Disclosure className="mt-3 border-t border-line" summary={t('aftersales.change-details')}>
        <div className="pb-3">
          <SliceDetails slice={slice} airports={airports} />
          <div className="mt-4 grid gap-2 empty:hidden">
            <StopNotice slice={slice} airports={airports} />
          </div>
          <OfferTerms offer={offer} />
        </div>
      </Disclosure>
    </li>
  )
}
