import { getReminder } from '../../../contract/flight/reminder.ts'
import type { FrontApi } from '../../session/front-api/front-api.ts'
import { type PageAddress, searchAgain } from '../confirm/again/search-again.ts'

/**
 * Returns where a reminder's link leads on another device: a new search for the same flights. The draft isn't shown
 * there, because the address isn't verified. `acart` stays in the address only as the reminder's number, without the
 * token, because results are shared.
 */
export async function searchOfReminder(
  api: Pick<FrontApi, 'call'>,
  token: string,
): Promise<PageAddress | undefined> {
  const reminder = await api.call(getReminder, { params: { token: token.slice(0, 100) } })
  if (!reminder.ok) return undefined
  const { path, query } = searchAgain(reminder.result.request)
  query.set('acart', String(reminder.result.number))
  return { path, query }
}
