import { mostRooms } from '../../../contract/hotel/hotel-terms.ts'
import { useFormText } from '../../calendar/use-form-text.ts'
import { useT } from '../../locale/language.ts'
import { cx } from '../../ui/cx.ts'
import { FieldError } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Icon } from '../../ui/icon.tsx'
import { roomField } from '../search/stay-request.ts'
import {
  adultsField,
  ageField,
  childrenField,
  defaultRoom,
  guestsText,
  roomCountField,
  type TypedRoom,
} from '../search/typed-stay.ts'
import { everyChild, RoomFields, upTo } from './room-fields.tsx'

interface RoomsFieldProps {
  id: string
  rooms: readonly TypedRoom[]
  errorOf: (field: string) => string | undefined
}

const everyRoom = Array.from({ length: mostRooms }, (_, index) => index + 1)
const roomCounts = upTo(1, mostRooms)

const names = [
  roomCountField,
  ...everyRoom.flatMap((room) => [adultsField(room), childrenField(room)]),
]

/**
 * Renders the rooms and their guests, behind one button that sums them up. All fields are in the page, and the style
 * sheet shows those that the counts ask for, so that it works before scripts and without them.
 */
export function RoomsField({ id, rooms, errorOf }: RoomsFieldProps) {
  const t = useT()
  const texts = useFormText(id, names, fieldsOf(rooms))
  const error = firstError(errorOf)
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span id={`${id}-label`} className="text-xs font-medium text-ink-soft">
        {t('hotel-search-form.guests')}
      </span>
      <button
        type="button"
        popoverTarget={id}
        aria-labelledby={`${id}-label ${id}-summary`}
        aria-describedby={error ? `${id}-error` : undefined}
        className={cx(
          'flex min-h-12 items-center gap-3 rounded border bg-surface px-3 py-1 text-start leading-tight transition-colors',
          error ? 'border-red' : 'border-line-strong hover:border-ink',
        )}
      >
        <Icon name="users" className="text-ink-soft" />
        <span id={`${id}-summary`} className="min-w-0 flex-1">
          {guestsText(t, roomsOf(texts))}
        </span>
        <Icon name="chevron-down" className="text-ink-soft" />
      </button>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div
        id={id}
        popover="auto"
        className="stay-rooms popover-panel popover-start rounded border border-line bg-raised p-4 text-ink shadow-float sm:w-100"
      >
        <div className="stay-room-count">
          <Select
            label={t('hotel-search-form.rooms')}
            name={roomCountField}
            options={roomCounts}
            defaultValue={String(Math.min(rooms.length, mostRooms))}
          />
        </div>
        <div>
          {everyRoom.map((room) => (
            <RoomFields
              key={room}
              number={room}
              room={rooms[room - 1] ?? defaultRoom}
              errorOf={errorOf}
            />
          ))}
        </div>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="mt-4 min-h-11 w-full rounded border border-line-strong font-semibold hover:bg-sunk"
        >
          {t('hotel-search-form.done')}
        </button>
      </div>
    </div>
  )
}

function fieldsOf(rooms: readonly TypedRoom[]): Record<string, string> {
  const fields: Record<string, string> = { [roomCountField]: String(rooms.length) }
  for (const [index, { adults, childAges }] of rooms.entries()) {
    fields[adultsField(index + 1)] = adults
    fields[childrenField(index + 1)] = String(childAges.length)
  }
  return fields
}

/** The inverse of `fieldsOf`, without ages. */
function roomsOf(fields: Readonly<Partial<Record<string, string>>>): TypedRoom[] {
  return Array.from({ length: Number(fields[roomCountField]) || 1 }, (_, index) => ({
    adults: fields[adultsField(index + 1)] ?? defaultRoom.adults,
    childAges: Array(Number(fields[childrenField(index + 1)]) || 0).fill(''),
  }))
}

/** Returns the first error of all rooms there may be, which the button shows while their fields are hidden. */
const firstError = (errorOf: RoomsFieldProps['errorOf']) =>
  ['rooms', ...everyRoom.flatMap(fieldsWithErrors)].map(errorOf).find(Boolean)

const fieldsWithErrors = (room: number) => [
  roomField(room),
  ...everyChild.map((child) => ageField(room, child)),
]
