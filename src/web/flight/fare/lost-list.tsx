import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'
import { baggageText } from './baggage-text.tsx'
import type { Loss } from './lost-conditions.ts'

/** Renders what a fare lacks, one sentence each. */
export function LostList({ lost }: { lost: readonly Loss[] }) {
  const t = useT()
  const money = useMoney()
  return (
    <ul className="list-disc ps-5">
      {lost.map((loss) => (
        <li key={loss.what}>{lossText(t, loss, money)}</li>
      ))}
    </ul>
  )
}

/** Returns what a fare lacks, as text. */
export function lossText(t: Translate, loss: Loss, money: ReturnType<typeof useMoney>): string {
  const { what, how } = loss
  if (how === 'less') {
    const bags = { was: baggageText(t, loss.was), now: baggageText(t, loss.now) }
    return t(`flight-shared.stricter-${loss.what}-smaller`, bags)
  }
  if (how === 'dearer') {
    const { was, now } = loss
    if (was.kind !== 'allowed' || now.kind !== 'allowed') return ''
    const fees = { was: money(was.penalty), now: money(now.penalty) }
    return was.penalty.amount === 0
      ? t(`flight-shared.stricter-${loss.what}-not-free`, { now: fees.now })
      : t(`flight-shared.stricter-${loss.what}-higher-fee`, fees)
  }
  return t(`flight-shared.stricter-${what}-${how}`)
}
