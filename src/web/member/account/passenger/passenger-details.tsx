import type { PassengerDraft } from '../../../../contract/flight/booking.ts'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'

/** Renders a saved passenger in one line, with the document masked. */
export function PassengerDetails({ passenger }: { passenger: PassengerDraft }) {
  const t = useT()
  const format = useFormat()
  const { type, birthDate, passportNumber, passportExpiry } = passenger
  const facts = [
    t(`account.type-${type}`),
    birthDate && format.date(birthDate, 'long'),
    passportNumber && t('account.passport', { number: passportNumber }),
    passportExpiry && t('account.passport-until', { date: format.date(passportExpiry, 'long') }),
  ]
  return facts.filter(Boolean).join(' · ')
}
