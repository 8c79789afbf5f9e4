import type { Rate } from './rate.ts'

/** Returns the name of a room's type, by its position in the stay: a change can leave rooms of several types. */
export const roomNameOf = ({ roomName, rooms }: Pick<Rate, 'roomName' | 'rooms'>, room: number) =>
  rooms[room]?.roomName ?? roomName

/** Returns the names of a stay's room types, each once, in the order of its rooms. */
export const roomNamesOf = (rate: Pick<Rate, 'roomName' | 'rooms'>): string[] => [
  ...new Set(rate.rooms.map((_, room) => roomNameOf(rate, room))),
]
