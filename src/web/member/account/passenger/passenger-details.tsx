import type { PassengerDetails as Details } from '../../../../contract/member/travellers.ts'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'

/** Renders a saved passenger in one line, with documents masked. */
export function PassengerDetails({ passenger }: { passenger: Details }) {
  const t = useT()
  const format = useFormat()
  const { type, birthDate, passportNumber, passportExpiry, idCardNumber, idCardExpiry } = passenger
  const facts = [
    t(`account.type-${type}`),
    birthDate && format.date(birthDate, 'long'),
    passportNumber && t('account.passport', { number: passportNumber }),
    passportExpiry && t('account.document-until', { date: format.date(passportExpiry, 'long') }),
    idCardNumber && t('account.id-card', { number: idCardNumber }),
    idCardExpiry && t('account.document-until', { date: format.date(idCardExpiry, 'long') }),
  ]
  return facts.filter(Boolean).join(' · ')
}
