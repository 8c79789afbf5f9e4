import type { RouterContextProvider } from 'react-router'
import { listSavedStays, type SavedHotel } from '../../../contract/hotel/saved-stays.ts'
import { memberContext } from '../../session/contexts.ts'
import type { FrontApi } from '../../session/front-api/front-api.ts'
import type { SavedStay } from './saved-on-device.ts'

/** Returns what a signed-in member saved; undefined for guests, whose list only their device has. */
export async function loadSavedStays(
  context: Readonly<RouterContextProvider>,
  api: Pick<FrontApi, 'call'>,
): Promise<SavedStay[] | undefined> {
  if (!(await context.get(memberContext)())) return undefined
  const outcome = await api.call(listSavedStays, {})
  return outcome.ok ? savedStaysOf(outcome.result) : undefined
}

export const savedStaysOf = (saved: readonly SavedHotel[]): SavedStay[] =>
  saved.map(({ hotelId, ...stay }) => ({ id: hotelId, ...stay }))
