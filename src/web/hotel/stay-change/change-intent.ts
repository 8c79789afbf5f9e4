import { type TypedChange, withAddedRoom, withKeptRoom, withoutRoom } from './typed-change.ts'

/** The values of the buttons that change the form instead of quoting the change. */
export const askRooms = 'rooms'
export const addRoom = 'add'
export const dropIntent = (room: number): string => `drop ${room}`
export const keepIntent = (itemId: string): string => `keep ${itemId}`

/** Returns a typed change after a button was pressed. */
export function afterIntent(
  intent: string,
  change: TypedChange,
  booked: TypedChange | undefined,
): TypedChange {
  const [act, what = ''] = intent.split(' ')
  switch (act) {
    case 'add':
      return withAddedRoom(change)
    case 'drop':
      return withoutRoom(change, Number(what))
    case 'keep':
      return booked ? withKeptRoom(change, what, booked) : change
    default:
      return change
  }
}
