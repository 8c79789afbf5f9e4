import type { RoomChoice } from '../../../contract/hotel/stay-change.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { bedsText } from '../terms/beds-text.ts'
import { chosenType } from './chosen-type.ts'

interface RoomTypesProps {
  name: string
  /** Absent if the property didn't answer. */
  choices: readonly RoomChoice[] | undefined
  chosen: string
  /** The type that is selected if none was chosen and none is booked. */
  usual: string | undefined
  isAdded: boolean
  error: string | undefined
}

/** Renders the types that a room can have, with what each costs. */
export function RoomTypes({ name, choices, chosen, usual, isAdded, error }: RoomTypesProps) {
  const t = useT()
  const [first] = choices ?? []
  // What was chosen is kept while it isn't listed.
  if (!choices) return <input type="hidden" name={name} value={chosen} />
  if (!first || (choices.length === 1 && first.isBooked)) {
    return (
      <p className={error ? 'text-red' : 'text-ink-soft'}>
        {error ?? t(isAdded ? 'stay-change.no-room-left' : 'stay-change.no-rooms')}
      </p>
    )
  }
  return (
    <RadioGroup
      legend={t('stay-change.room-type')}
      look="cards"
      name={name}
      defaultValue={chosenType(choices, chosen, usual)?.roomType}
      error={error}
      options={choices.map((room) => ({
        value: room.roomType,
        label: <span className="font-semibold">{room.name}</span>,
        hint: <RoomHint room={room} />,
      }))}
    />
  )
}

/** Renders what a type offers, what the room costs, and what choosing it changes. */
function RoomHint({ room }: { room: RoomChoice }) {
  const t = useT()
  const money = useMoney()
  const { isBooked, board, facts, amount, price } = room
  const { now, atProperty, total } = price
  const isForeign = atProperty && atProperty.amount.currency !== total.currency
  const offered = [
    facts && facts.beds.length > 0 && bedsText(t, facts.beds),
    facts && t('hotel.sleeps', { count: facts.sleeps }),
    t(`hotel.board-${board}`),
  ]
  const cost = [
    isBooked && t('stay-change.room-now'),
    atProperty && now.amount === 0
      ? t('stay-change.room-there', { amount: money(atProperty.amount) })
      : t('stay-change.room-total', { amount: money(total) }),
    isForeign && now.amount === 0 && t('hotel.about', { amount: money(atProperty.estimate) }),
    atProperty &&
      now.amount > 0 &&
      t('stay-change.room-part-there', { amount: money(atProperty.amount) }),
    amount.amount > 0 && t('stay-change.room-more', { amount: money(amount) }),
    amount.amount < 0 &&
      t('stay-change.room-back', { amount: money({ ...amount, amount: -amount.amount }) }),
  ]
  return (
    <span suppressHydrationWarning>
      <span className="block">{offered.filter(Boolean).join(' · ')}</span>
      <span className="block">{cost.filter(Boolean).join(' · ')}</span>
    </span>
  )
}
