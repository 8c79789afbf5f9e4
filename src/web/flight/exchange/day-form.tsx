import { Form } from 'react-router'
import { TravelDate } from '../../calendar/travel-date.tsx'
import { useT } from '../../locale/language.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'

interface DayFormProps {
  item: string
  day: string
  first: string
  last: string
  error: string | undefined
}

/** Renders the choice of another day. It's a GET form, so that the address can be shared and revisited. */
export function DayForm({ item, day, first, last, error }: DayFormProps) {
  const t = useT()
  return (
    <Form noValidate className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <input type="hidden" name="item" value={item} />
      <TravelDate
        key={day}
        name="date"
        label={t('flight-changes.change-day')}
        defaultValue={day}
        bounds={{ first, last }}
        error={error}
      />
      <SubmitButton icon="search" className="sm:mt-6">
        {t('flight-changes.change-show')}
      </SubmitButton>
    </Form>
  )
}
