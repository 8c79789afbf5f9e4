import { fillPassenger, listContacts } from '../../../contract/account.ts'
import type { TypedDraft } from '../../flight/book/draft-form.ts'
import type { FrontApi } from '../../session/front-api.ts'
import { pickField } from './fill-names.ts'

/**
 * The draft with a kept contact or passenger in the place that the pressed button names. What is kept takes the
 * place of what was typed; what is not kept leaves it. Undefined when no such button was pressed.
 */
export async function fillDraft(
  api: FrontApi,
  form: FormData,
  draft: TypedDraft,
): Promise<TypedDraft | undefined> {
  const [, place] = /^fill\.(contact|\d)$/.exec(String(form.get('intent'))) ?? []
  if (place === undefined) return undefined
  const id = String(form.get(pickField(place)) ?? '').slice(0, 40)
  if (!id) return draft
  if (place === 'contact') {
    const kept = await api.call(listContacts, {})
    const found = kept.ok ? kept.result.find((each) => each.id === id) : undefined
    return found ? { ...draft, contact: over(draft.contact, found) } : draft
  }
  const kept = await api.call(fillPassenger, { params: { id } })
  if (!kept.ok) return draft
  const passengers = draft.passengers.map((each, index) =>
    // An adult's seat stays an adult's, whoever is put on it.
    index === Number(place) ? { ...over(each, kept.result), type: each.type } : each,
  )
  return { ...draft, passengers }
}

function over<T extends object>(typed: T, kept: T): T {
  const filled = { ...typed }
  for (const name of Object.keys(typed) as (keyof T)[]) {
    if (kept[name]) filled[name] = kept[name]
  }
  return filled
}
