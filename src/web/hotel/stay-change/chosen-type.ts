import type { RoomChoice, RoomChoices } from '../../../contract/hotel/stay-change.ts'

/** Returns a booked room's type: the one that an added room starts with. */
export const usualType = (choices: RoomChoices | undefined): string | undefined =>
  choices?.rooms.flat().find(({ isBooked }) => isBooked)?.roomType

/** Returns the type that is selected for a room: the chosen one, the booked one, or one like the other rooms'. */
export function chosenType(
  choices: readonly RoomChoice[],
  chosen: string | undefined,
  usual: string | undefined,
): RoomChoice | undefined {
  const [first] = choices
  const offered = (type: string | undefined) => choices.find(({ roomType }) => roomType === type)
  return offered(chosen) ?? (first?.isBooked ? first : (offered(usual) ?? first))
}
