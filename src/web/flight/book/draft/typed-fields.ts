import type { EditedAt } from '../../../../contract/flight/booking.ts'

type Typed = Record<string, { value: string; at: number }>

/** Input typed into a booking that isn't known to be saved yet, field by field. */
export interface TypedFields {
  /** Records a field's current value. */
  note(name: string, value: string): void
  /** Returns the unsaved values and when they were typed; undefined if everything is saved. */
  pending(): Typed | undefined
  /** Marks fields as saved, except those typed again in the meantime. */
  land(moments: EditedAt): void
  /** Forgets fields that a loaded booking already has, or has newer. */
  forget(moments: EditedAt): void
  /** Returns what a loaded booking's form is missing: everything that isn't saved, or was saved after it was loaded. */
  missing(): Typed
}

/**
 * Creates the store of unsaved input, in this tab's own storage: a page loaded while the last save is in progress
 * shows the old draft, and takes what's missing from here. Other tabs can't read it, and it's deleted with the tab;
 * names and passports stay in it only until the server has them.
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
      // If storage is unavailable, memory is enough: saving still works.
      return undefined
    }
  }
  const typed = attempt((kept) => read(kept.getItem(key))) ?? {}
  // Only in memory: a booking requested before a save finished is shown only after it.
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
      // If the clock was set back, a later edit still counts as newer.
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
