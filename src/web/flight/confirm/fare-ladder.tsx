import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Fare, Offer } from '../../../contract/flight/offer.ts'
import type { Money } from '../../../contract/money.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { baggageText, cabinText } from '../fare/baggage-text.tsx'
import { conditionText } from '../fare/condition-text.tsx'
import { type Loss, lostBetween } from '../fare/lost-conditions.ts'
import { lossText } from '../fare/lost-list.tsx'

interface FareLadderProps {
  offer: Offer
  otherFares: readonly Fare[]
  /** Which journey of the trip it is, counted from 0. */
  leg: number
}

/** Renders the other fare families of the same flights: price differences, gains and losses. */
export function FareLadder({ offer, otherFares, leg }: FareLadderProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(offer.id)
  useEffect(() => {
    if (shown.current === offer.id) return
    shown.current = offer.id
    // The clicked link was removed with its row, which loses the focus.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [offer.id])
  if (otherFares.length === 0) return null
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 ref={heading} tabIndex={-1} className="mb-1 font-semibold">
        {t('flight-confirm.fares')}
      </h3>
      <ul>
        {otherFares.map((fare) => (
          <FareStep key={fare.id} fare={fare} chosen={offer} leg={leg} />
        ))}
      </ul>
    </section>
  )
}

function FareStep({ fare, chosen, leg }: { fare: Fare; chosen: Offer; leg: number }) {
  const t = useT()
  const money = useMoney()
  const to = useFareAddress(fare, leg)
  const difference = usePriceMove()(chosen.price, fare.price)
  const gained = [
    ...(fare.family.cabin === chosen.family.cabin ? [] : [cabinText(t, fare.family.cabin)]),
    ...lostBetween(fare, chosen).map((loss) => gainText(t, loss, money)),
  ]
  const lost = lostBetween(chosen, fare).map((loss) => lossText(t, loss, money))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-0">
      <div className="min-w-0 flex-1 basis-48">
        <p>
          <span className="font-semibold">{fare.family.name}</span>{' '}
          <span className="tabular whitespace-nowrap text-ink-soft">{difference}</span>
        </p>
        {gained.length > 0 && <p className="text-xs text-ink-soft">{gained.join(' · ')}</p>}
        {lost.length > 0 && <p className="text-xs font-medium text-red">{lost.join(' ')}</p>}
      </div>
      <LinkButton
        to={to}
        preventScrollReset
        variant="secondary"
        size="sm"
        aria-label={t('flight-confirm.fare-choose-label', {
          family: fare.family.name,
          difference,
        })}
      >
        {t('flight-confirm.fare-choose')}
      </LinkButton>
    </li>
  )
}

/** Returns this page's address with another fare for one of its journeys. */
function useFareAddress(fare: Fare, leg: number): { search: string } {
  const query = new URLSearchParams(useLocation().search)
  const offers = query.getAll('offer')
  query.delete('offer')
  for (const [index, id] of offers.entries()) query.append('offer', index === leg ? fare.id : id)
  return { search: `?${query}` }
}

/** Returns what the better fare includes instead of what the chosen one lacks. */
function gainText(t: Translate, loss: Loss, money: ReturnType<typeof useMoney>): string {
  switch (loss.what) {
    case 'checkedBag':
      return `${t('flight-shared.bag-checked')}: ${baggageText(t, loss.was)}`
    case 'cabinBag':
      return `${t('flight-shared.bag-cabin')}: ${baggageText(t, loss.was)}`
    default:
      return conditionText(t, loss.what, loss.was, money)
  }
}

/** Returns a function that describes a price difference: "USD 2.56 more", "USD 2.56 less" or "Same price". */
export function usePriceMove(): (oldPrice: Money, newPrice: Money) => string {
  const t = useT()
  const money = useMoney()
  return (oldPrice, newPrice) => {
    const more = newPrice.amount - oldPrice.amount
    const amount = money({ ...newPrice, amount: Math.abs(more) })
    if (more === 0) return t('flight-confirm.fare-same')
    return t(more > 0 ? 'flight-confirm.fare-more' : 'flight-confirm.fare-less', { amount })
  }
}
