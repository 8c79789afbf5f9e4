import { useSyncExternalStore } from 'react'
import { hasText, storedList } from '../../suggest/stored-list.ts'

/** A property that the visitor saved on this device. */
export interface SavedStay {
  /** The property's id. */
  id: string
  name: string
  /** The area and the city. */
  place: string
}

const list = storedList<SavedStay>('saved-stays', {
  limit: 50,
  idOf: ({ id }) => id,
  isEntry: (value): value is SavedStay =>
    hasText(value, 'id') && hasText(value, 'name') && hasText(value, 'place'),
})

const changed = 'saved-stays'

/** Saves a property, or removes it if it's saved already. */
export function toggleSaved(stay: SavedStay): void {
  if (list.read().some(({ id }) => id === stay.id)) list.remove(stay.id)
  else list.add(stay)
  dispatchEvent(new Event(changed))
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

/** Returns the saved properties, newest first; none on the server and in the first render. */
export function useSavedStays(): readonly SavedStay[] {
  // As text, because a snapshot has to be the same as long as nothing changes.
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(list.read()),
    () => '[]',
  )
  return JSON.parse(text) as SavedStay[]
}
