import type { RouterContextProvider } from 'react-router'
import type { PassengerType } from '../../../contract/flight/offer.ts'
import { listContacts, listPassengers } from '../../../contract/member/travellers.ts'
import { writtenName } from '../../../contract/traveller/written-name.ts'
import { languageContext } from '../../locale/language.ts'
import { memberContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'

/** Names to choose from while booking. No other data reaches the page before they're selected. */
export interface KeptNames {
  contacts: readonly { id: string; name: string }[]
  passengers: readonly { id: string; name: string; type: PassengerType }[]
}

/** Returns the signed-in member's saved names; undefined for guests. A list that can't be loaded is empty. */
export async function loadKept(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<KeptNames | undefined> {
  if (!(await context.get(memberContext)())) return undefined
  const api = frontApi(context, request)
  const [contacts, passengers] = await Promise.all([
    api.call(listContacts, {}),
    api.call(listPassengers, {}),
  ])
  const { code } = context.get(languageContext).locale
  const nameOf = (each: { givenName: string; surname: string }) => writtenName(each, code)
  return {
    contacts: contacts.ok
      ? contacts.result.map((each) => ({ id: each.id, name: nameOf(each) }))
      : [],
    passengers: passengers.ok
      ? passengers.result.map((each) => ({ id: each.id, name: nameOf(each), type: each.type }))
      : [],
  }
}
