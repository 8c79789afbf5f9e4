import { useEffect, useId, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ErrorCode } from '../../../contract/errors.ts'
import { mostRooms } from '../../../contract/hotel/hotel-terms.ts'
import { roomNameOf } from '../../../contract/hotel/room-name.ts'
import type { RoomChoices } from '../../../contract/hotel/stay-change.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { usePersonName } from '../../locale/use-person-name.ts'
import { FieldError } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Card } from '../../ui/page/card.tsx'
import type { HotelOrderItem } from '../order/hotel-order-item.ts'
import { defaultRoom, roomCountField } from '../search/typed-stay.ts'
import { stayErrorText } from '../search-form/error-text.ts'
import { StayDateFields } from '../search-form/stay-date-fields.tsx'
import { addRoom, askRooms, keepIntent } from './change-intent.ts'
import { ChangedRoom } from './changed-room.tsx'
import { ChosenSum } from './chosen-sum.tsx'
import { usualType } from './chosen-type.ts'
import type { BookedRooms, ChangeErrors, TypedChange } from './typed-change.ts'
import { unlistedText } from './unlisted-rooms.tsx'
import { useCurrentPrices } from './use-current-prices.ts'

interface ChangeStayFormProps {
  booked: BookedRooms
  change: TypedChange
  errors: ChangeErrors | undefined
  choices: RoomChoices | undefined
  /** Why there are no choices. */
  unlisted: ErrorCode | undefined
  /** Whether the choices answer a click. */
  isUpdated: boolean
  /** Whether booked rooms keep their dates, guests and types. */
  isLate: boolean
}

const noErrors: ChangeErrors = { stay: {}, rooms: {} }

/**
 * Renders a booked stay's dates and rooms, to be changed, added and dropped; nothing happens before its quote is
 * confirmed.
 */
export function ChangeStayForm({
  booked,
  change,
  errors = noErrors,
  choices,
  unlisted,
  isUpdated,
  isLate,
}: ChangeStayFormProps) {
  const t = useT()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const addButton = useRef<HTMLDivElement>(null)
  const { formData } = useNavigation()
  const { stay, rooms } = change
  const isStale = useCurrentPrices(id, stay)
  const errorOf = (field: string) => stayErrorText(t, errors.stay[field])
  const named = (itemId: string) => booked.find(({ id }) => id === itemId)
  const dropped = booked.filter(({ id }) => !rooms.some(({ itemId }) => itemId === id))
  // Dropping rooms would avoid what cancelling charges.
  const isHeldByCard = isLate && booked[0].hotel.guaranteedBy !== undefined
  const keptCount = booked.length - dropped.length
  const hasChoices = !isLate || rooms.some(({ itemId }) => !itemId)
  const priceState =
    isUpdated && !isStale ? 'stay-change.rooms-updated' : 'stay-change.show-rooms-hint'
  // Rooms have no other identity than their place, so a list with more or fewer of them is rendered again.
  const listed = rooms.map(({ itemId }) => itemId).join()
  const before = useRef({ listed, count: rooms.length })
  useEffect(() => {
    if (before.current.listed === listed) return
    const isMore = rooms.length > before.current.count
    before.current = { listed, count: rooms.length }
    const cards = form.current?.querySelectorAll<HTMLElement>('[data-room]')
    const place = isMore ? cards?.[rooms.length - 1] : addButton.current
    place?.focus()
  }, [listed, rooms.length])
  useEffect(() => {
    if (errors === noErrors) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return (
    <Form
      id={id}
      ref={form}
      method="post"
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <input type="hidden" name="item" value={booked[0].id} />
      <input type="hidden" name={roomCountField} value={rooms.length} />
      {/* The first submit button of a form is the one that Enter presses. */}
      <button type="submit" hidden tabIndex={-1} />
      {isLate ? (
        <>
          <input type="hidden" name="checkIn" value={stay.checkIn} />
          <input type="hidden" name="checkOut" value={stay.checkOut} />
        </>
      ) : (
        <Card title={t('stay-change.dates')} aria-label={t('stay-change.dates')}>
          <StayDateFields checkIn={stay.checkIn} checkOut={stay.checkOut} errorOf={errorOf} />
        </Card>
      )}
      <div key={listed} className="stay-rooms grid grid-cols-[minmax(0,1fr)] gap-6">
        {rooms.map((room, at) => {
          const was = named(room.itemId)
          return (
            <ChangedRoom
              key={room.itemId || `added ${at}`}
              at={at}
              bookedAs={was && typeNameOf(was)}
              room={room}
              guests={stay.rooms[at] ?? defaultRoom}
              choices={choices?.rooms[at]}
              unlisted={unlisted}
              usual={usualType(choices)}
              isStale={isStale}
              isFixed={isLate && was !== undefined}
              canDrop={!was || (keptCount > 1 && !isHeldByCard)}
              errors={errors.rooms}
              errorOf={errorOf}
            />
          )
        })}
      </div>
      {dropped.length > 0 && <DroppedRooms rooms={dropped} />}
      <div ref={addButton} tabIndex={-1} className="grid gap-3">
        <div className="flex flex-wrap gap-3">
          {rooms.length < mostRooms && (
            <SubmitButton name="intent" value={addRoom} variant="secondary" icon="plus">
              {t('stay-change.add-room')}
            </SubmitButton>
          )}
          {hasChoices && (
            <SubmitButton name="intent" value={askRooms} variant="secondary" icon="refresh">
              {t('stay-change.show-rooms')}
            </SubmitButton>
          )}
        </div>
        {rooms.length >= mostRooms && (
          <p className="text-ink-soft">{t('stay-change.most-rooms', { count: mostRooms })}</p>
        )}
        {errors.stay.rooms && <FieldError id="rooms-error">{errorOf('rooms')}</FieldError>}
        <p role="status" className={unlisted ? 'sr-only' : 'text-ink-soft'}>
          {hasChoices && (unlisted ? unlistedText(t, unlisted) : t(priceState))}
        </p>
      </div>
      {hasChoices && choices && (
        <ChosenSum formId={id} choices={choices} change={change} isStale={isStale} />
      )}
      <div className="grid gap-2">
        <SubmitButton size="lg" block busy={formData && !formData.has('intent')}>
          {t('stay-change.quote')}
        </SubmitButton>
        <p className="text-center text-ink-soft">{t('stay-change.quote-hint')}</p>
      </div>
    </Form>
  )
}

const typeNameOf = ({ hotel: { rate, room } }: HotelOrderItem): string => roomNameOf(rate, room)

/** Renders the booked rooms that the change drops, each with a button that keeps it. */
function DroppedRooms({ rooms }: { rooms: readonly HotelOrderItem[] }) {
  const t = useT()
  const format = useFormat()
  const nameOf = usePersonName()
  return (
    <Card
      title={t('stay-change.dropped')}
      aria-label={t('stay-change.dropped')}
      className="border-dashed bg-transparent"
    >
      <ul className="grid gap-3">
        {rooms.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0">
              <s>
                {t('stay-change.room', { number: item.hotel.room + 1, name: typeNameOf(item) })}
              </s>
              <span className="block text-ink-soft">
                {format.list(item.travellers.map(nameOf))}
              </span>
            </span>
            <SubmitButton name="intent" value={keepIntent(item.id)} variant="secondary" size="sm">
              {t('stay-change.keep')}
            </SubmitButton>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft">
        {t(
          rooms[0]?.hotel.rate.pay === 'at_property'
            ? 'stay-change.dropped-hint-on-site'
            : 'stay-change.dropped-hint',
        )}
      </p>
    </Card>
  )
}
