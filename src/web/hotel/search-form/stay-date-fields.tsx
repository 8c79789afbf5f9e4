import { useId } from 'react'
import type { DateRange } from '../../calendar/form-date.ts'
import { TravelDate } from '../../calendar/travel-date.tsx'
import { useFormText } from '../../calendar/use-form-text.ts'
import { useT } from '../../locale/language.ts'
import { nightsBetween } from '../search/typed-stay.ts'

interface StayDateFieldsProps {
  checkIn: string
  checkOut: string
  errorOf: (field: string) => string | undefined
}

/** Renders check-in and check-out, and how many nights are between them. */
export function StayDateFields({ checkIn, checkOut, errorOf }: StayDateFieldsProps) {
  const t = useT()
  const id = useId()
  const texts = useFormText(id, ['checkIn', 'checkOut'], { checkIn, checkOut })
  const nights = nightsBetween(texts.checkIn ?? '', texts.checkOut ?? '')
  const range: DateRange = {
    start: 'checkIn',
    end: 'checkOut',
    hints: {
      start: t('hotel-search-form.calendar-hint-in'),
      end: t('hotel-search-form.calendar-hint-out'),
    },
    fewestNights: 1,
  }
  return (
    <div id={id} className="relative">
      <div className="flex gap-3 *:min-w-0 *:flex-1">
        <TravelDate
          label={t('hotel-search-form.check-in')}
          name="checkIn"
          defaultValue={checkIn}
          error={errorOf('checkIn')}
          range={range}
        />
        <TravelDate
          label={t('hotel-search-form.check-out')}
          name="checkOut"
          defaultValue={checkOut}
          error={errorOf('checkOut')}
          after="checkIn"
          range={range}
        />
      </div>
      <p role="status" className="absolute top-0 inset-e-0 text-xs font-medium text-ink-soft">
        {nights > 0 && t('hotel-search-form.nights', { count: nights })}
      </p>
    </div>
  )
}
