import type { StayPrice } from '../../../contract/hotel/rate.ts'
import type { Money as Amount } from '../../../contract/money.ts'
import { useT } from '../../locale/language.ts'
import { Money } from '../../ui/money.tsx'

interface ChangeSumsProps {
  before: StayPrice
  after: StayPrice
}

/** Renders the three sums of a stay before and after a change, and what that makes of each. */
export function ChangeSums({ before, after }: ChangeSumsProps) {
  const t = useT()
  const there = before.atProperty ?? after.atProperty
  const none = there && { ...there.amount, amount: 0 }
  return (
    <div className="grid gap-4" suppressHydrationWarning>
      {there && none && (
        <>
          <Sum name="now" label={t('hotel.change-now')} before={before.now} after={after.now} />
          <Sum
            name="at-property"
            label={t('hotel.change-there')}
            before={before.atProperty?.amount ?? none}
            after={after.atProperty?.amount ?? none}
          />
        </>
      )}
      <Sum name="total" label={t('hotel.sum-total')} before={before.total} after={after.total} />
    </div>
  )
}

interface SumProps {
  name: string
  label: string
  before: Amount
  after: Amount
}

/** Renders one sum: three lines on a phone, one line of three columns on wider screens. */
function Sum({ name, label, before, after }: SumProps) {
  const t = useT()
  const difference = { ...after, amount: after.amount - before.amount }
  return (
    <section aria-label={label} data-change-sum={name}>
      <h3 className="font-semibold">{label}</h3>
      <dl className="grid gap-x-4 sm:grid-cols-3">
        <Part name="before" label={t('hotel.change-before')} amount={before} />
        <Part name="after" label={t('hotel.change-after')} amount={after} />
        <Part name="difference" label={t('hotel.change-difference')} amount={difference} sign />
      </dl>
    </section>
  )
}

interface PartProps {
  name: string
  label: string
  amount: Amount
  sign?: boolean
}

const Part = ({ name, label, amount: { amount, currency }, sign = false }: PartProps) => (
  <div className="flex items-baseline justify-between gap-4 sm:block">
    <dt className="text-xs text-ink-soft">{label}</dt>
    <dd data-part={name}>
      <Money amount={amount} currency={currency} sign={sign} />
    </dd>
  </div>
)
