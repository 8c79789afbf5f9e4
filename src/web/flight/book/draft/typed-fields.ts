import type { EditedAt } from '../../../../contract/flight/booking.ts'

type Typed = Record<string, { value: string; at: number }>

/** What was typed into a booking and is not yet known to be saved, field by field. */
export interface TypedFields {
  /** Notes what stands in a field now. */
  note(name: string, value: string): void
  /** Returns the values and when they were typed; undefined when all is saved. */
  pending(): Typed | undefined
  /** Takes note of what was saved, but not of what was typed over it meanwhile. */
  land(moments: EditedAt): void
  /** Forgets what a booking that was loaded has as it is, or newer. */
  forget(moments: EditedAt): void
  /** Returns what the form of a booking that was loaded lacks: all that is not saved, or was saved after it was loaded. */
  missing(): Typed
}

/**
 * Kept in this tab's own storage until it is saved: a page that is loaded while the last save is still on its way
 * shows the draft of before, and takes what is missing from here. No other tab sees it and it goes with the tab;
 * names and passports stay in it no longer than until the server has them.
 */
export function typedFields(
  bookId: string,
  storage: () => Storage,
  now: () => number,
): TypedFields {
  const key = `typed:${bookId}`
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(storage())
    } catch {
      // Where nothing may be stored, memory has to do: what is typed is saved all the same.
      return undefined
    }
  }
  const typed = attempt((kept) => read(kept.getItem(key))) ?? {}
  // In memory alone: a booking that was asked for before a save landed is shown only after it.
  const landed: Typed = {}
  const latest: EditedAt = {}
  const upTo = (moments: EditedAt, found: (name: string, each: Typed[string]) => void) => {
    for (const [name, moment] of Object.entries(moments)) {
      latest[name] = Math.max(moment, latest[name] ?? 0)
      const each = typed[name]
      if (!each || each.at > moment) continue
      delete typed[name]
      found(name, each)
    }
    keep()
  }
  const keep = () =>
    attempt((kept) => {
      if (Object.keys(typed).length === 0) kept.removeItem(key)
      else kept.setItem(key, JSON.stringify(typed))
    })
  return {
    note(name, value) {
      // A clock that was put back makes nothing older than what it followed.
      const before = Math.max(latest[name] ?? 0, typed[name]?.at ?? 0)
      typed[name] = { value, at: Math.max(now(), before + 1) }
      keep()
    },
    pending: () => (Object.keys(typed).length > 0 ? structuredClone(typed) : undefined),
    land(moments) {
      upTo(moments, (name, each) => {
        landed[name] = each
      })
    },
    forget(moments) {
      upTo(moments, () => {})
      for (const [name, { at }] of Object.entries(landed)) {
        if (at <= (moments[name] ?? -1)) delete landed[name]
      }
    },
    missing: () => structuredClone({ ...landed, ...typed }),
  }
}

function read(text: string | null): Typed {
  const kept: unknown = JSON.parse(text ?? '{}')
  const entries = Object.entries(kept as Record<string, Partial<Typed[string]> | null>)
  return Object.fromEntries(
    entries.flatMap(([name, each]) =>
      typeof each?.value === 'string' && typeof each.at === 'number'
        ? [[name, { value: each.value, at: each.at }]]
        : [],
    ),
  )
}

/** Returns when each of these fields was typed. */
export const momentsOf = (typed: Typed): EditedAt =>
  Object.fromEntries(Object.entries(typed).map(([name, { at }]) => [name, at]))
