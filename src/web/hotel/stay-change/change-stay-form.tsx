import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { DestinationId } from '../../../contract/hotel/destination.ts'
import { stayQuery } from '../../../contract/hotel/search/stay-query.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { fieldId } from '../../traveller/fields.ts'
import { Select } from '../../ui/form/select.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Card } from '../../ui/page/card.tsx'
import { guestTitles } from '../book/draft/draft-form.ts'
import { fieldText } from '../book/field-text.ts'
import type { HotelOrderItem } from '../order/hotel-order-item.ts'
import { defaultRoom } from '../search/typed-stay.ts'
import { stayErrorText } from '../search-form/error-text.ts'
import { RoomFields } from '../search-form/room-fields.tsx'
import { StayDateFields } from '../search-form/stay-date-fields.tsx'
import type { RoomChoices } from './room-choices.ts'
import { askRooms, RoomTypeCard } from './room-type-card.tsx'
import type { ChangeErrors, TypedChange } from './typed-change.ts'

interface ChangeStayFormProps {
  rooms: readonly [HotelOrderItem, ...HotelOrderItem[]]
  change: TypedChange
  errors: ChangeErrors | undefined
  choices: RoomChoices | undefined
  /** Whether the choices answer a click. */
  areFresh: boolean
}

const noErrors: ChangeErrors = { stay: {}, guests: {} }

/**
 * Renders a booked stay's dates, room type, guests and names, to be changed; nothing happens before its quote is
 * confirmed.
 */
export function ChangeStayForm(props: ChangeStayFormProps) {
  const { rooms, change, errors = noErrors, choices, areFresh } = props
  const t = useT()
  const url = useUrl()
  const form = useRef<HTMLFormElement>(null)
  const { formData } = useNavigation()
  const { stay, leadGuests } = change
  const errorOf = (field: string) => stayErrorText(t, errors.stay[field])
  useEffect(() => {
    if (errors === noErrors) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return (
    <Form ref={form} method="post" noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <input type="hidden" name="item" value={rooms[0].id} />
      <input type="hidden" name="rooms" value={rooms.length} />
      {/* The first submit button of a form is the one that Enter presses. */}
      <button type="submit" hidden tabIndex={-1} />
      <Card title={t('stay-change.dates')} aria-label={t('stay-change.dates')}>
        <StayDateFields checkIn={stay.checkIn} checkOut={stay.checkOut} errorOf={errorOf} />
      </Card>
      <div className="stay-rooms grid grid-cols-[minmax(0,1fr)] gap-6">
        {rooms.map(({ id, hotel: { rate } }, index) => (
          <Card
            key={id}
            title={t('stay-change.room', { number: index + 1, name: rate.roomName })}
            aria-label={t('hotel-search-form.room', { number: index + 1 })}
          >
            <LeadGuest index={index} guest={leadGuests[index]} errors={errors.guests} />
            <RoomFields
              number={index + 1}
              room={stay.rooms[index] ?? defaultRoom}
              errorOf={errorOf}
              isTitled
            />
          </Card>
        ))}
      </div>
      <RoomTypeCard choices={choices} chosen={change.roomType} areFresh={areFresh} />
      <p className="text-center text-ink-soft">
        {t('stay-change.same-rooms')}{' '}
        <Link to={url('hotel/search', anotherRoom(rooms[0]))} className="text-sea underline">
          {t('stay-change.another-room')}
        </Link>
      </p>
      <div className="grid gap-2">
        <SubmitButton size="lg" block busy={formData && formData.get('intent') !== askRooms}>
          {t('stay-change.quote')}
        </SubmitButton>
        <p className="text-center text-ink-soft">{t('stay-change.quote-hint')}</p>
      </div>
    </Form>
  )
}

/** Returns the search for a room more at the same property and on the same dates. */
function anotherRoom({ hotel: { hotel, stay } }: HotelOrderItem): URLSearchParams {
  const destination = `hotel-${hotel.id}` as DestinationId
  return stayQuery(destination, { ...stay, rooms: [{ adults: 2, childAges: [] }] })
}

interface LeadGuestProps {
  index: number
  guest: TypedChange['leadGuests'][number] | undefined
  errors: ChangeErrors['guests']
}

function LeadGuest({ index, guest, errors }: LeadGuestProps) {
  const t = useT()
  const frame = (field: 'title' | 'givenName' | 'surname') => {
    const path = `leadGuests.${index}.${field}`
    return {
      id: fieldId(path),
      name: path,
      label: t(`hotel-book.field-${field}`),
      defaultValue: guest?.[field] ?? '',
      error: errors[path] ? fieldText(t, errors[path], path) : null,
    }
  }
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
      <Select
        {...frame('title')}
        placeholder={t('hotel-book.choose')}
        options={guestTitles.map((value) => ({ value, label: t(`traveller.title-${value}`) }))}
      />
      <TextField {...frame('givenName')} required autoComplete="off" maxLength={120} />
      <TextField {...frame('surname')} required autoComplete="off" maxLength={120} />
    </div>
  )
}
