import type { RoomChoice, RoomChoices } from '../../../contract/hotel/stay-change.ts'
import type { Money } from '../../../contract/money.ts'
import { sumMoney } from '../../../contract/sum-money.ts'
import { useFormText } from '../../calendar/use-form-text.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { cx } from '../../ui/cx.ts'
import { Card } from '../../ui/page/card.tsx'
import { chosenType, usualType } from './chosen-type.ts'
import { type TypedChange, typeField } from './typed-change.ts'

interface ChosenSumProps {
  formId: string
  choices: RoomChoices
  change: TypedChange
  /** Whether the choices are for other dates or guests than the form's. */
  isStale: boolean
}

/**
 * Renders what the form's choices cost together, before the property is asked; it follows every choice. Nothing if one of
 * the rooms can't be had.
 */
export function ChosenSum({ formId, choices, change, isStale }: ChosenSumProps) {
  const t = useT()
  const money = useMoney()
  const typed = useFormText(
    formId,
    change.rooms.map((_, at) => typeField(at)),
    Object.fromEntries(change.rooms.map(({ roomType }, at) => [typeField(at), roomType])),
  )
  const usual = usualType(choices)
  const chosen = choices.rooms.map((room, at) => chosenType(room, typed[typeField(at)], usual))
  const sum = chosenSum(choices.amount, chosen)
  if (!sum) return null
  const { now, there } = sum
  const back = { ...now, amount: refundOf(-now.amount, choices) }
  return (
    <Card aria-label={t('stay-change.chosen')} title={t('stay-change.chosen')}>
      <div className={cx('grid gap-1', isStale && 'opacity-50')} suppressHydrationWarning>
        <p className="font-semibold">
          {now.amount > 0
            ? t('stay-change.chosen-more', { amount: money(now) })
            : back.amount > 0
              ? t('stay-change.chosen-back', { amount: money(back) })
              : t(now.amount < 0 ? 'stay-change.chosen-had-back' : 'stay-change.chosen-same')}
        </p>
        {there && <p>{t('stay-change.chosen-there', { amount: money(there) })}</p>}
        <p className="text-ink-soft">{t('stay-change.rooms-alone')}</p>
      </div>
    </Card>
  )
}

/** Returns what is refunded of what the property gives back, in minor units: nothing that the payer has back already. */
export const refundOf = (
  givenBack: number,
  { returned, refundable }: Pick<RoomChoices, 'returned' | 'refundable'>,
): number => Math.min(Math.max(0, givenBack - returned.amount), refundable.amount)

/** Returns what chosen types cost: now, and at the property for the whole stay. Undefined if one of them isn't known. */
export function chosenSum(
  without: Money | undefined,
  chosen: readonly (RoomChoice | undefined)[],
): { now: Money; there: Money | undefined } | undefined {
  const known = chosen.flatMap((room) => room ?? [])
  if (!without || known.length < chosen.length) return undefined
  const { currency } = without
  const now = sumMoney([without, ...known.map(({ amount }) => amount)], currency)
  const there = known.flatMap(({ price }) => price.atProperty?.amount ?? [])
  const [first] = there
  return { now, there: first && sumMoney(there, first.currency) }
}
