import type { Order } from '../../contract/order/order.ts'
import { useT } from '../locale/language.ts'
import { Card } from '../ui/page/card.tsx'

/** Renders the order's contact. */
export function OrderContact({ order: { contact } }: { order: Order }) {
  const t = useT()
  const facts = [
    [t('order.contact-name'), `${contact.givenName} ${contact.surname}`],
    [t('order.contact-email'), contact.email],
    [t('order.contact-phone'), contact.phone],
  ] as const
  return (
    <Card title={t('order.contact')}>
      <dl className="grid gap-2 sm:grid-cols-[repeat(3,auto)] sm:justify-between sm:gap-4 lg:gap-6">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
