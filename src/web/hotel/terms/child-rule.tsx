import type { ReactNode } from 'react'
import { refusedChildren } from '../../../contract/hotel/child-rule.ts'
import type { Hotel } from '../../../contract/hotel/hotel.ts'
import type { StayDates } from '../../../contract/hotel/stay.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { Alert } from '../../ui/page/alert.tsx'

interface ChildRuleProps {
  hotel: Pick<Hotel, 'policies'>
  stay: Pick<StayDates, 'rooms'>
  actions?: ReactNode
}

/** Renders which children a property's rule refuses, and what to do; nothing if it refuses none. */
export function ChildRule({ hotel, stay, actions }: ChildRuleProps) {
  const t = useT()
  const format = useFormat()
  const refused = refusedChildren(hotel, stay)
  if (refused.length === 0) return null
  return (
    <Alert tone="error" code="CHILDREN_NOT_TAKEN" title={t('hotel.no-children')} actions={actions}>
      <ul className="list-disc ps-5">
        {refused.map(({ room, ages }) => (
          <li key={room}>
            {t('hotel.no-children-room', {
              number: room + 1,
              count: ages.length,
              ages: format.list(ages.map((age) => format.number(age))),
            })}
          </li>
        ))}
      </ul>
      <p className="mt-1">{t('hotel.no-children-next')}</p>
    </Alert>
  )
}
