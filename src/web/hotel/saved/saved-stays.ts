import { useEffect, useSyncExternalStore } from 'react'
import { useUrl } from '../../locale/language.ts'
import { useMember } from '../../session/member/use-auth.ts'
import { askForSaved } from './account-stays.ts'
import { type SavedStay, savedOnDevice } from './saved-on-device.ts'

/** A member's, on all devices; undefined until it's known. A document has one member. */
let account: readonly SavedStay[] | undefined
let isAsked = false
/** Changes that the site hasn't confirmed yet, by the property's id: saved, or removed. */
const pending = new Map<string, { stay: SavedStay; isSaved: boolean }>()
/** Calls follow each other, so that no answer is older than what is shown. */
let calls = Promise.resolve()
let joining: Promise<void> | undefined

const changed = 'saved-stays'

function setAccount(stays: readonly SavedStay[] | undefined): void {
  account = stays
  dispatchEvent(new Event(changed))
}

/** Returns a member's list with what the site hasn't confirmed yet. */
function withPending(stays: readonly SavedStay[]): SavedStay[] {
  const added = [...pending.values()].filter(
    ({ stay, isSaved }) => isSaved && !stays.some(({ id }) => id === stay.id),
  )
  const kept = stays.filter(({ id }) => pending.get(id)?.isSaved !== false)
  return [...added.map(({ stay }) => stay).reverse(), ...kept]
}

function inTurn(call: () => Promise<void>): Promise<void> {
  calls = calls.then(call)
  return calls
}

/** Joins what was saved on this device to the member's list, and shows that from then on. All hearts of a page call it. */
export function joinAccount(address: string): Promise<void> {
  joining ??= inTurn(() => join(address)).finally(() => {
    joining = undefined
  })
  return joining
}

async function join(address: string): Promise<void> {
  const stays = savedOnDevice.read()
  if (isAsked && stays.length === 0) return
  isAsked = true
  const known = await askForSaved(address, stays.length > 0 ? { intent: 'save', stays } : undefined)
  if (!known) return
  for (const { id } of stays) savedOnDevice.remove(id)
  setAccount(known)
}

/** Saves a property, or removes it if it's saved already: at once on the page, and in a member's account after that. */
export async function toggleSaved(stay: SavedStay, address?: string): Promise<void> {
  if (!address) {
    if (savedOnDevice.read().some(({ id }) => id === stay.id)) savedOnDevice.remove(stay.id)
    else savedOnDevice.add(stay)
    dispatchEvent(new Event(changed))
    return
  }
  const isSaved = !withPending(account ?? []).some(({ id }) => id === stay.id)
  const change = { stay, isSaved }
  pending.set(stay.id, change)
  setAccount(account)
  await inTurn(async () => {
    const intent = isSaved ? 'save' : 'remove'
    const known = await askForSaved(address, { intent, stays: [stay] })
    if (pending.get(stay.id) === change) pending.delete(stay.id)
    setAccount(known ?? account)
  })
}

function subscribe(listener: () => void): () => void {
  // The second is for changes in other tabs.
  addEventListener(changed, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(changed, listener)
    removeEventListener('storage', listener)
  }
}

/**
 * Returns the saved properties, newest first: a guest's of this device, or a member's account. On the server and in the
 * first render it's what the page already knows of a member's.
 */
export function useSavedStays(known?: readonly SavedStay[]): readonly SavedStay[] {
  const address = useAccountAddress()
  useEffect(() => {
    if (!address) return
    if (known) {
      isAsked = true
      setAccount(known)
    }
    void joinAccount(address)
  }, [address, known])
  // As text, because a snapshot has to be the same as long as nothing changes.
  const text = useSyncExternalStore(
    subscribe,
    () =>
      JSON.stringify(
        address ? withPending(account ?? known ?? []) : savedOnDevice.read().map(withFutureDates),
      ),
    () => JSON.stringify(known ?? []),
  )
  return JSON.parse(text) as SavedStay[]
}

/** Returns a stay without dates that have passed, which its page would refuse. An account's list has none. */
export function withFutureDates(stay: SavedStay): SavedStay {
  const today = new Date().toISOString().slice(0, 10)
  return stay.dates && stay.dates.checkIn < today ? { ...stay, dates: undefined } : stay
}

/** Returns where a saved property leads: to its page for the dates it was saved with, or else to the form. */
export const pageOfSaved = ({ id, dates }: SavedStay, url: ReturnType<typeof useUrl>): string =>
  dates ? url(`hotel/review/${dates.hash}`) : url('hotel', { destination: `hotel-${id}` })

/** Returns where a member's list is read and changed; undefined for guests. */
export function useAccountAddress(): string | undefined {
  const url = useUrl()
  return useMember() && url('hotel/saved')
}
