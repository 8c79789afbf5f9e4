import type { SavedStay } from './saved-on-device.ts'
import { savedPriceText } from './saved-price.ts'

/** Returns the member's list, read from the site or changed there; undefined if that failed. */
export async function askForSaved(
  address: string,
  change?: { intent: 'save' | 'remove'; stays: readonly SavedStay[] },
): Promise<readonly SavedStay[] | undefined> {
  const body = new URLSearchParams()
  for (const { id, dates } of change?.stays ?? []) {
    body.append('hotel', id)
    if (dates) body.append('stay', dates.hash)
    if (dates?.price) body.append('price', savedPriceText(dates))
  }
  if (change) body.set('intent', change.intent)
  const answer = await fetch(address, {
    method: change ? 'POST' : 'GET',
    headers: { accept: 'application/json' },
    ...(change && { body }),
  }).catch(() => undefined)
  return answer?.ok ? answer.json().catch(() => undefined) : undefined
}
