import type { SavedStay } from './saved-stays.ts'

/** Returns the member's list, read from the site or changed there; undefined if that failed. */
export async function askForSaved(
  address: string,
  change?: { intent: 'save' | 'remove'; ids: readonly string[] },
): Promise<readonly SavedStay[] | undefined> {
  const body = new URLSearchParams()
  for (const id of change?.ids ?? []) body.append('hotel', id)
  if (change) body.set('intent', change.intent)
  const answer = await fetch(address, {
    method: change ? 'POST' : 'GET',
    headers: { accept: 'application/json' },
    ...(change && { body }),
  }).catch(() => undefined)
  return answer?.ok ? answer.json().catch(() => undefined) : undefined
}
