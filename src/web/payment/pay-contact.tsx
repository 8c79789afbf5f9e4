import type { ReactNode } from 'react'
import type { Payable } from '../../contract/payment/payment.ts'
import { useT } from '../locale/language.ts'
import { Icon } from '../ui/icon.tsx'
import { Card } from '../ui/page/card.tsx'

/** Renders who the order's mails go to: an address that is wrong is seen here before anything is paid. */
export function PayContact({ contact, edit }: { contact: Payable['contact']; edit: ReactNode }) {
  const t = useT()
  if (!contact) return null
  const title = t('order.contact')
  return (
    <Card title={title} aria-label={title} aside={edit}>
      <p className="flex items-start gap-3">
        <Icon name="mail" className="mt-0.5 text-ink-soft" />
        <span className="min-w-0 wrap-anywhere" translate="no">
          <span className="block font-semibold">
            {contact.givenName} {contact.surname}
          </span>
          <span className="block">{contact.email}</span>
          <span className="block text-ink-soft">{contact.phone}</span>
        </span>
      </p>
    </Card>
  )
}
