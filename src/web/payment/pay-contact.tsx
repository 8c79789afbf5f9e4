import type { ReactNode } from 'react'
import type { Payable } from '../../contract/payment/payment.ts'
import { useT } from '../locale/language.ts'
import { usePersonName } from '../locale/use-person-name.ts'
import { Icon } from '../ui/icon.tsx'
import { Card } from '../ui/page/card.tsx'

/** Renders who the order's mails go to: an address that is wrong is seen here before anything is paid. */
export function PayContact({ contact, edit }: { contact: Payable['contact']; edit: ReactNode }) {
  const t = useT()
  const nameOf = usePersonName()
  if (!contact) return null
  const title = t('order.contact')
  return (
    <Card title={title} aria-label={title} aside={edit}>
      <p className="flex items-start gap-3">
        <Icon name="mail" className="mt-0.5 text-ink-soft" />
        <span className="min-w-0 wrap-anywhere" translate="no">
          <span className="block font-semibold">{nameOf(contact)}</span>
          <span className="block">{contact.email}</span>
          <span className="block text-ink-soft">{contact.phone}</span>
        </span>
      </p>
    </Card>
  )
}
