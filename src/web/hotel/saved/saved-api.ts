import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Outcome } from '../../../contract/envelope.ts'
import {
  listSavedStays,
  removeSavedStay,
  type SavedHotel,
  saveStays,
} from '../../../contract/hotel/saved-stays.ts'
import { toLogin } from '../../guard/member-api.ts'
import { urlFor } from '../../locale/language.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { readForm } from '../../session/front-api/read-form.ts'
import { savedStaysOf } from './load-saved-stays.ts'
import { readSavedPrices } from './saved-price.ts'

/** Returns what the member saved, as JSON. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  return told(await frontApi(context, request).call(listSavedStays, {}))
}

/** Saves or removes what the form names. Returns the list as JSON or, to a page without scripts, the page with it. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const api = frontApi(context, request)
  const form = await readForm(request)
  const isRemoved = form.get('intent') === 'remove'
  const saved = saveStays.body?.safeParse({
    hotelIds: form.getAll('hotel'),
    hashes: form.getAll('stay'),
    prices: readSavedPrices(form.getAll('price')),
  }).data
  const [hotelId] = saved?.hotelIds ?? []
  if (!saved || !hotelId) return new Response(null, { status: 400 })
  const outcome = isRemoved
    ? await api.call(removeSavedStay, { params: { hotelId } })
    : await api.call(saveStays, { body: saved })
  if (request.headers.get('accept') === 'application/json') return told(outcome)
  const url = urlFor(context)
  if (!outcome.ok) return toLogin(context, url('account/saved'))
  return redirect(url('account/saved', { done: isRemoved ? 'removed' : 'saved' }), 303)
}

const told = (outcome: Outcome<SavedHotel[]>): Response =>
  outcome.ok
    ? Response.json(savedStaysOf(outcome.result), { headers: { 'cache-control': 'no-store' } })
    : new Response(null, { status: outcome.problem.status_code })
