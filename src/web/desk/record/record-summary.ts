import type { ListedRecord } from '../../../contract/desk/records.ts'
import type { PromoCode } from '../../../contract/promo/promo-code.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { useAgencyTime, useAgencyZone } from '../agency-clock.ts'
import type { TitledRecord } from './record-title.ts'
import { choiceWord } from './record-words.ts'

/** Returns a function that returns what distinguishes a record beside its title, in parts. */
export function useSummary(): (listed: TitledRecord) => string[] {
  const t = useT()
  const format = useFormat()
  const money = useMoney()
  const timeOf = useAgencyTime()
  const zone = useAgencyZone()

  function discountOf({ percent, amount, cap, minimum, currency }: PromoCode): string[] {
    const inMoney = (minor: number) => money({ amount: minor, currency: currency ?? '' })
    const discount = percent === null ? inMoney(amount ?? 0) : `${format.number(percent / 100)}%`
    const parts = [t('desk-record.takes-off', { discount })]
    if (cap !== null) parts.push(t('desk-record.at-most', { amount: inMoney(cap) }))
    if (minimum !== null) parts.push(t('desk-record.at-least', { amount: inMoney(minimum) }))
    return parts
  }

  function datesOf(value: object): string[] {
    const { startsAt, endsAt } = value as { startsAt?: string | null; endsAt?: string | null }
    if (startsAt && endsAt) {
      return [
        t('desk-record.between', {
          start: format.date(startsAt, 'date-time', zone),
          end: timeOf(endsAt),
        }),
      ]
    }
    if (startsAt) return [t('desk-record.starting', { time: timeOf(startsAt) })]
    return endsAt ? [t('desk-record.ending', { time: timeOf(endsAt) })] : []
  }

  function ownOf({ record, uses }: ListedRecord): (string | null | undefined)[] {
    switch (record.kind) {
      case 'flag':
        return []
      case 'phone':
        return [record.value.phone, `${record.value.from}–${record.value.to}`]
      case 'reply':
      case 'affiliate':
        return []
      case 'message':
        return [choiceWord(t, record.value.usage)]
      case 'promo': {
        const { totalUses, campaign } = record.value
        const count = uses ?? 0
        const used =
          totalUses === null
            ? t('desk-record.used', { count })
            : t('desk-record.used-of', { count, limit: format.number(totalUses) })
        return [...discountOf(record.value), used, campaign]
      }
      case 'deal':
        return [choiceWord(t, record.value.show)]
    }
  }

  return (listed) => [
    ...(listed.title === listed.id ? [] : [listed.id]),
    ...ownOf(listed).flatMap((part) => part || []),
    ...datesOf(listed.record.value),
  ]
}
