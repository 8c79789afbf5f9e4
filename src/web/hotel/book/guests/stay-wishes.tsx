import { nightArrivalDay } from '../../../../contract/hotel/arrival-day.ts'
import type { StayBooking, StayDraft } from '../../../../contract/hotel/booking.ts'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import { fieldId } from '../../../traveller/fields.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { needs } from '../draft/draft-form.ts'

interface StayWishesProps {
  /** The day of check-in, `YYYY-MM-DD`. */
  checkIn: string
  hotel: Pick<StayBooking['hotel'], 'checkIn'>
  draft: StayDraft
}

/** Renders what the property should know: when the guests arrive, what they need, and requests in their own words. */
export function StayWishes({ checkIn, hotel, draft }: StayWishesProps) {
  const t = useT()
  const format = useFormat()
  const hoursText = (from: string) => {
    const hours = t('hotel.between-times', {
      from: format.time(from),
      until: format.time(hourAfter(from)),
    })
    const night = nightArrivalDay(checkIn, from)
    return night
      ? t('hotel-book.time-on-day', { time: hours, day: format.date(night, 'full') })
      : hours
  }
  return (
    <Card title={t('hotel-book.wishes')} aria-label={t('hotel-book.wishes')}>
      <p className="-mt-3 mb-4 text-ink-soft">{t('hotel-book.wishes-lead')}</p>
      <div className="grid gap-4">
        <Select
          id={fieldId('arrivesAt')}
          label={t('hotel-book.arrives-at')}
          name="arrivesAt"
          optional
          defaultValue={draft.arrivesAt}
          placeholder={t('hotel-book.arrival-unknown')}
          options={arrivalHours(hotel.checkIn.from).map((from) => ({
            value: from,
            label: hoursText(from),
          }))}
          className="sm:max-w-64"
        />
        <fieldset>
          <legend className="pb-1 text-xs font-medium text-ink-soft">
            {t('hotel-book.needs')}
          </legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {needs.map((need) => (
              <Checkbox
                key={need}
                name="needs"
                value={need}
                label={t(`hotel-book.need-${need}`)}
                defaultChecked={draft.needs.includes(need)}
              />
            ))}
          </div>
        </fieldset>
        <TextArea
          id={fieldId('requests')}
          label={t('hotel-book.requests')}
          name="requests"
          optional
          maxLength={1000}
          rows={3}
          defaultValue={draft.requests}
          hint={t('hotel-book.requests-hint')}
        />
      </div>
    </Card>
  )
}

const two = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`

/** Returns the hours from check-in to two in the night after it. */
export function arrivalHours(from: string): string[] {
  const first = Number(from.slice(0, 2)) || 12
  return Array.from({ length: 26 - first }, (_, index) => two(first + index))
}

const hourAfter = (hour: string) => two(Number(hour.slice(0, 2)) + 1)
