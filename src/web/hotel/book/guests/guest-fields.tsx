import type { TypedTraveller } from '../../../../contract/cart/cart.ts'
import type { StayDraft } from '../../../../contract/hotel/booking.ts'
import type { Occupancy } from '../../../../contract/hotel/stay.ts'
import { useT } from '../../../locale/language.ts'
import { usePersonName } from '../../../locale/use-person-name.ts'
import { useMember } from '../../../session/member/use-auth.ts'
import { fieldId, keepField, typeInto } from '../../../traveller/fields.ts'
import { NamesInOrder } from '../../../traveller/names-in-order.tsx'
import { placeholdersOf } from '../../../traveller/placeholders.ts'
import { typedId } from '../../../traveller/typed-traveller.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { OccupancyText } from '../../terms/occupancy-text.tsx'
import { guestTitles } from '../draft/draft-form.ts'
import { fieldText } from '../field-text.ts'

interface GuestFieldsProps {
  /** The room's position. */
  index: number
  room: Occupancy
  /** The room type's name. */
  name: string
  guest: StayDraft['leadGuests'][number] | undefined
  /** The contact's country, whose names serve as examples. */
  country: string
  problems: Readonly<Record<string, string>>
  /** Adults of the other things in the cart. */
  typed: readonly TypedTraveller[]
  /** Called after fields were filled in without typing. */
  onFilledIn: () => void
}

/** Renders one room's lead guest, who checks in for the room. */
export function GuestFields(props: GuestFieldsProps) {
  const { index, room, name, guest, country, problems, typed, onFilledIn } = props
  const t = useT()
  const nameOf = usePersonName()
  const hydrated = useHydrated()
  const samples = placeholdersOf(country)
  /** The guest's own, so that browsers don't fill every room with one person. */
  const section = `section-guest${index + 1}`
  const title = t('hotel-book.room', { number: index + 1 })
  const frame = (field: 'title' | 'givenName' | 'surname') => {
    const path = `leadGuests.${index}.${field}`
    return {
      id: fieldId(path),
      name: path,
      label: t(`hotel-book.field-${field}`),
      defaultValue: guest?.[field] ?? '',
      error: problems[path] ? fieldText(t, problems[path], path) : null,
      required: true,
      enterKeyHint: 'next' as const,
    }
  }
  const isMember = useMember() !== undefined
  const put = (field: 'title' | 'givenName' | 'surname', value: string) => {
    const to = document.getElementById(fieldId(`leadGuests.${index}.${field}`))
    if (to instanceof HTMLInputElement) typeInto(to, value)
    if (to instanceof HTMLSelectElement) to.value = value
  }
  const fill = () => {
    for (const field of ['givenName', 'surname'] as const) {
      const from = document.getElementById(fieldId(`contact.${field}`))
      if (from instanceof HTMLInputElement && from.value) put(field, from.value)
    }
    onFilledIn()
  }
  const fillWith = (traveller: TypedTraveller) => {
    const isKnown = guestTitles.some((each) => each === traveller.title)
    put('title', isKnown ? traveller.title : '')
    put('givenName', traveller.givenName)
    put('surname', traveller.surname)
    onFilledIn()
  }
  return (
    <Card
      title={title}
      aria-label={title}
      aside={
        hydrated &&
        index === 0 && (
          <Button size="sm" variant="quiet" icon="user" onClick={fill} className="-mx-3">
            {t('hotel-book.from-contact')}
          </Button>
        )
      }
    >
      <p className="-mt-3 mb-4 text-ink-soft">
        {name} · <OccupancyText room={room} />
      </p>
      <p className="mb-2 font-medium">{t('hotel-book.lead-guest')}</p>
      {hydrated && typed.length > 0 && (
        <div className="mb-4 grid gap-2">
          <p className="text-xs font-medium text-ink-soft">{t('traveller.from-cart')}</p>
          <div className="flex flex-wrap gap-2">
            {typed.map((traveller) => (
              <Button
                key={typedId(traveller)}
                size="sm"
                variant="secondary"
                icon="user"
                className="max-w-full wrap-anywhere"
                aria-label={t('account.fill-in-as', { name: nameOf(traveller), of: title })}
                onClick={() => fillWith(traveller)}
              >
                {nameOf(traveller)}
              </Button>
            ))}
          </div>
        </div>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
        <Select
          {...frame('title')}
          autoComplete={`${section} honorific-prefix`}
          placeholder={t('hotel-book.choose')}
          options={guestTitles.map((value) => ({ value, label: t(`traveller.title-${value}`) }))}
        />
        <NamesInOrder
          given={
            <TextField
              {...frame('givenName')}
              autoComplete={`${section} given-name`}
              maxLength={120}
              placeholder={t('traveller.example', { text: samples.firstname })}
            />
          }
          surname={
            <TextField
              {...frame('surname')}
              autoComplete={`${section} family-name`}
              maxLength={120}
              placeholder={t('traveller.example', { text: samples.lastname })}
            />
          }
        />
      </div>
      {isMember && (
        <Checkbox
          id={`keep-${index}`}
          name={keepField(index)}
          value="yes"
          className="mt-4"
          label={t('account.keep-passenger')}
        />
      )}
    </Card>
  )
}
