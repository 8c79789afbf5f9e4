import { useEffect, useRef } from 'react'
import type { RoomChoice } from '../../../contract/hotel/stay-change.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { typedRoomsOf } from '../search/stay-request.ts'
import { guestsText } from '../search/typed-stay.ts'
import type { RoomChoices } from './room-choices.ts'

/** The value of the button that lists room types instead of quoting the change. */
export const askRooms = 'rooms'

interface RoomTypeCardProps {
  /** Absent if the property didn't answer. */
  choices: RoomChoices | undefined
  chosen: string
  /** Whether the choices answer a click, and take the focus. */
  areFresh: boolean
}

/** Renders the room types a stay can be changed to, with what each costs, and the button that asks for other dates'. */
export function RoomTypeCard({ choices, chosen, areFresh }: RoomTypeCardProps) {
  const t = useT()
  const format = useFormat()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (areFresh && choices) card.current?.focus()
  }, [areFresh, choices])
  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={t('stay-change.room-type')}
      aria-label={t('stay-change.room-type')}
    >
      <div className="grid gap-4">
        {choices && (
          <div className="text-ink-soft" suppressHydrationWarning>
            <p>
              {t('stay-change.rooms-for', {
                from: format.date(choices.stay.checkIn),
                until: format.date(choices.stay.checkOut),
                guests: guestsText(t, typedRoomsOf(choices.stay)),
              })}
            </p>
            {choices.stay.rooms.length > 1 && <p>{t('stay-change.rooms-together')}</p>}
          </div>
        )}
        {choices && <RoomTypes key={JSON.stringify(choices.stay)} {...choices} chosen={chosen} />}
        <div>
          <SubmitButton name="intent" value={askRooms} variant="secondary" size="sm" icon="refresh">
            {t('stay-change.show-rooms')}
          </SubmitButton>
        </div>
      </div>
    </Card>
  )
}

function RoomTypes({ rooms, chosen }: RoomChoices & { chosen: string }) {
  const t = useT()
  const money = useMoney()
  const hintOf = ({ isBooked, amount, price }: RoomChoice) =>
    [
      isBooked && t('stay-change.room-now'),
      t('stay-change.room-total', { amount: money(price.total) }),
      amount.amount > 0 && t('stay-change.room-more', { amount: money(amount) }),
      amount.amount < 0 &&
        t('stay-change.room-back', { amount: money({ ...amount, amount: -amount.amount }) }),
    ]
      .filter(Boolean)
      .join(' · ')
  if (!rooms.some(({ isBooked }) => !isBooked)) return <p>{t('stay-change.no-rooms')}</p>
  const booked = rooms.find(({ isBooked }) => isBooked)
  const isOffered = rooms.some(({ roomType }) => roomType === chosen)
  return (
    <RadioGroup
      legend={t('stay-change.room-type')}
      hideLegend
      look="cards"
      name="roomType"
      defaultValue={isOffered ? chosen : booked?.roomType}
      options={rooms.map((room) => ({
        value: room.roomType,
        label: <span className="font-semibold">{room.name}</span>,
        hint: <span suppressHydrationWarning>{hintOf(room)}</span>,
      }))}
    />
  )
}
