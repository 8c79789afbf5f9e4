import type { Order } from '../../contract/order/order.ts'
import { useT } from '../locale/language.ts'
import { usePersonName } from '../locale/use-person-name.ts'
import { Card } from '../ui/page/card.tsx'
import { Disclosure } from '../ui/page/disclosure.tsx'
import { FactList } from '../ui/page/fact-list.tsx'

/** Renders the order's contact. */
export function OrderContact({ order: { contact } }: { order: Order }) {
  const t = useT()
  const nameOf = usePersonName()
  const facts = [
    [t('order.contact-name'), nameOf(contact)],
    [t('order.contact-email'), contact.email],
    [t('order.contact-phone'), contact.phone],
  ] as const
  return (
    <Card as="section" aria-label={t('order.contact')} pad="none" className="px-4 py-2 md:px-6">
      <Disclosure
        summary={<span className="text-lg font-semibold tracking-tight">{t('order.contact')}</span>}
      >
        <FactList
          facts={facts}
          className="grid gap-2 pb-3 sm:grid-cols-[repeat(3,auto)] sm:justify-between sm:gap-4 lg:gap-6"
        />
      </Disclosure>
    </Card>
  )
}
