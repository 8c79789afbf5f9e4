import type { ChangeChoice } from '../../../contract/flight/exchange.ts'
import type { Offer } from '../../../contract/flight/offer.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Money } from '../../ui/money.tsx'
import { ConditionLine } from '../fare/condition-line.tsx'
import { travellersOf } from '../fare/condition-text.tsx'
import { lostBetween } from '../fare/lost-conditions.ts'
import { lossText } from '../fare/lost-list.tsx'

interface ChoiceFareProps {
  choice: ChangeChoice
  /** The current fare. */
  was: Offer
  pickable: boolean
}

/**
 * Renders one fare of the new flights: its conditions, what it lacks compared with the current fare, the total cost of
 * the change, and the button that selects it.
 */
export function ChoiceFare({ choice, was, pickable }: ChoiceFareProps) {
  const t = useT()
  const money = useMoney()
  const format = useFormat()
  const { changeId, offer, amount } = choice
  const { slice, family } = offer
  const [first] = slice.segments
  const lost = lostBetween(was, offer)
  const free = amount.amount === 0
  const travellers = travellersOf(offer)
  const price = free ? t('flight-changes.change-free') : `+ ${money(amount)}`
  return (
    <li
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-0"
      data-offer={offer.id}
      data-price={amount.amount}
      data-currency={amount.currency}
      data-stops={slice.stopType}
      data-airline={first?.airline}
    >
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">{family.name}</p>
        <div className="text-xs text-ink-soft">
          <ConditionLine what="change" condition={offer.change} travellers={travellers} size={16} />
          <ConditionLine what="refund" condition={offer.refund} travellers={travellers} size={16} />
        </div>
        {lost.length > 0 && (
          <p className="text-xs font-medium text-red">
            {lost.map((loss) => lossText(t, loss, money)).join(' ')}
          </p>
        )}
      </div>
      <div className="ms-auto flex items-center gap-4">
        {free ? (
          <strong className="text-lg font-bold">{price}</strong>
        ) : (
          <Money {...amount} size="lg" sign />
        )}
        {pickable && (
          <SubmitButton
            name="change"
            value={changeId}
            aria-label={t('flight-changes.change-select-label', {
              family: family.name,
              flight: first?.flight ?? '',
              time: format.date(slice.departure, 'time'),
              price,
            })}
          >
            {t('flight-changes.change-select')}
          </SubmitButton>
        )}
      </div>
    </li>
  )
}
