import type { ErrorCode } from '../../../contract/errors.ts'
import type { RoomChoice } from '../../../contract/hotel/stay-change.ts'
import { useT } from '../../locale/language.ts'
import { fieldId } from '../../traveller/fields.ts'
import { NamesInOrder } from '../../traveller/names-in-order.tsx'
import { withCharacter } from '../../traveller/refused-character.ts'
import { cx } from '../../ui/cx.ts'
import { Select } from '../../ui/form/select.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Card } from '../../ui/page/card.tsx'
import { guestTitles } from '../book/draft/draft-form.ts'
import { fieldText } from '../book/field-text.ts'
import { adultsField, ageField, childrenField, type TypedRoom } from '../search/typed-stay.ts'
import { RoomFields } from '../search-form/room-fields.tsx'
import { dropIntent } from './change-intent.ts'
import { RoomTypes } from './room-types.tsx'
import {
  type ChangeErrors,
  guestField,
  itemField,
  type TypedChangedRoom,
  typeField,
} from './typed-change.ts'
import { UnlistedRooms } from './unlisted-rooms.tsx'

interface ChangedRoomProps {
  /** Its position in the changed stay. */
  at: number
  /** The name of its type as booked; absent for a room that is added. */
  bookedAs: string | undefined
  room: TypedChangedRoom
  guests: TypedRoom
  choices: readonly RoomChoice[] | undefined
  /** Why there are no choices. */
  unlisted: ErrorCode | undefined
  /** A booked room's type. */
  usual: string | undefined
  /** Whether the choices are for other dates or guests than the form's. */
  isStale: boolean
  /** Whether its guests and type stay as they are. */
  isFixed: boolean
  canDrop: boolean
  errors: ChangeErrors['rooms']
  errorOf: (field: string) => string | undefined
}

/** Renders one room of a changed stay: in whose name it is, who sleeps in it, its type, and the button that drops it. */
export function ChangedRoom(props: ChangedRoomProps) {
  const { at, bookedAs, room, guests, choices, unlisted, usual } = props
  const { isStale, isFixed, canDrop, errors, errorOf } = props
  const t = useT()
  const number = at + 1
  const title =
    bookedAs === undefined
      ? t('stay-change.room-added', { number })
      : t('stay-change.room', { number, name: bookedAs })
  return (
    <Card
      title={title}
      aria-label={t('hotel-search-form.room', { number })}
      data-room={number}
      tabIndex={-1}
      aside={
        canDrop && (
          <SubmitButton
            name="intent"
            value={dropIntent(at)}
            variant="quiet"
            size="sm"
            icon="close"
            aria-label={t('stay-change.drop-room', { number })}
          >
            {t('stay-change.drop')}
          </SubmitButton>
        )
      }
    >
      <input type="hidden" name={itemField(at)} value={room.itemId} />
      <div className="grid gap-4">
        <LeadGuest at={at} guest={room.leadGuest} errors={errors} />
        {isFixed ? (
          <FixedGuests number={number} guests={guests} />
        ) : (
          <>
            <RoomFields number={number} room={guests} errorOf={errorOf} isTitled />
            {isStale && choices && <p className="text-ink-soft">{t('stay-change.rooms-stale')}</p>}
            {unlisted && <UnlistedRooms reason={unlisted} />}
            <div inert={isStale} className={cx(isStale && 'opacity-50')}>
              <RoomTypes
                key={JSON.stringify(choices)}
                name={typeField(at)}
                choices={choices}
                chosen={room.roomType}
                usual={usual}
                isAdded={bookedAs === undefined}
                error={errors[typeField(at)] && t('stay-change.sold-out')}
              />
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

/** Keeps a room's guests as they are. */
function FixedGuests({ number, guests }: { number: number; guests: TypedRoom }) {
  const { adults, childAges } = guests
  const fields = [
    [adultsField(number), adults],
    [childrenField(number), String(childAges.length)],
    ...childAges.map((age, at) => [ageField(number, at + 1), age]),
  ]
  return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

interface LeadGuestProps {
  at: number
  guest: TypedChangedRoom['leadGuest']
  errors: ChangeErrors['rooms']
}

function LeadGuest({ at, guest, errors }: LeadGuestProps) {
  const t = useT()
  const frame = (field: 'title' | 'givenName' | 'surname') => {
    const path = guestField(at, field)
    return {
      id: fieldId(path),
      name: path,
      label: t(`hotel-book.field-${field}`),
      defaultValue: guest[field] ?? '',
      error: errors[path]
        ? fieldText(t, withCharacter(errors[path], guest[field] ?? ''), path)
        : null,
    }
  }
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
      <Select
        {...frame('title')}
        placeholder={t('hotel-book.choose')}
        options={guestTitles.map((value) => ({ value, label: t(`traveller.title-${value}`) }))}
      />
      <NamesInOrder
        given={<TextField {...frame('givenName')} required autoComplete="off" maxLength={120} />}
        surname={<TextField {...frame('surname')} required autoComplete="off" maxLength={120} />}
      />
    </div>
  )
}
