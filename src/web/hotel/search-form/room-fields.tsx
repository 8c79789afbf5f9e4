import { mostInRoom } from '../../../contract/hotel/hotel-terms.ts'
import { useT } from '../../locale/language.ts'
import { Select } from '../../ui/form/select.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { roomField } from '../search/stay-request.ts'
import { adultsField, ageField, childrenField, type TypedRoom } from '../search/typed-stay.ts'
import './search-form.css'

/** Returns a select field's options for the numbers from one to another. */
export const upTo = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const value = String(from + index)
    return { value, label: value }
  })

/** Adds what is already chosen, however wrong, so that nothing is lost. */
const including = (options: ReturnType<typeof upTo>, value: string) =>
  /^\d{1,2}$/.test(value) && !options.some((option) => option.value === value)
    ? [...options, { value, label: value }]
    : options

/** The children that a room may have, counted from 1. */
export const everyChild = Array.from({ length: mostInRoom - 1 }, (_, index) => index + 1)
const adultCounts = upTo(1, mostInRoom)
const childCounts = upTo(0, mostInRoom - 1)

interface RoomFieldsProps {
  /** Counted from 1. */
  number: number
  room: TypedRoom
  errorOf: (field: string) => string | undefined
  /** Whether a heading above already tells which room it is. */
  isTitled?: boolean
}

/**
 * Renders one room's guests. All fields are in the page, and the style sheet shows an age for each child, so that it works
 * before scripts and without them.
 */
export function RoomFields({ number, room, errorOf, isTitled = false }: RoomFieldsProps) {
  const t = useT()
  return (
    <fieldset className="stay-room">
      <legend className={isTitled ? 'sr-only' : 'mb-2 font-semibold'}>
        {t('hotel-search-form.room', { number })}
      </legend>
      <div className="grid grid-cols-2 items-start gap-3">
        <Select
          label={t('hotel-search-form.adults')}
          name={adultsField(number)}
          options={including(adultCounts, room.adults)}
          defaultValue={room.adults}
          error={errorOf(roomField(number))}
        />
        <Select
          label={t('hotel-search-form.children')}
          name={childrenField(number)}
          options={including(childCounts, String(room.childAges.length))}
          defaultValue={String(room.childAges.length)}
          className="stay-children"
        />
      </div>
      <div className="stay-ages">
        {everyChild.map((child) => (
          <TextField
            key={child}
            label={t('hotel-search-form.age', { number: child })}
            name={ageField(number, child)}
            type="number"
            inputMode="numeric"
            min={0}
            max={17}
            defaultValue={room.childAges[child - 1] ?? ''}
            error={errorOf(ageField(number, child))}
            className="stay-age"
          />
        ))}
        <p className="stay-ages-hint text-xs text-ink-soft">{t('hotel-search-form.ages-hint')}</p>
      </div>
    </fieldset>
  )
}
