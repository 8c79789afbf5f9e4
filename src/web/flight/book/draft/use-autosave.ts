import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Booking } from '../../../../contract/flight/booking.ts'
import { useUrl } from '../../../locale/language.ts'
import type { BookingAnswer } from '../answer-booking.ts'
import { currentValue, draftControls, putInto, writtenValue } from './draft-controls.ts'
import { momentsOf, type TypedFields, typedFields } from './typed-fields.ts'
import { formOfTyped } from './typed-form.ts'

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

const pause = 800

/** Returns whether retrying is pointless: the booking has expired or isn't known. */
const isFinal = (status: number) => status === 404 || status === 410

const open = new Map<string, TypedFields>()

/** Returns the store of a booking, one per document, so that a save that finishes late updates the page open then. */
function typedInto(bookId: string): TypedFields {
  const known = open.get(bookId) ?? typedFields(bookId, () => sessionStorage, Date.now)
  open.set(bookId, known)
  return known
}

/**
 * Saves a form's draft shortly after the last keystroke, and immediately when the page is left. A save in progress
 * when the page is left may finish after the next page was rendered. So nothing counts as saved until the server has
 * confirmed it: until then it stays in the tab's storage, and the next page puts it back into the form. Only what was
 * typed is sent, with times, and the server keeps the later value of each field. So no order of saves, second tab or
 * stale page can undo a later edit.
 */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  booking: Booking,
  answer: BookingAnswer | undefined,
) {
  const { bookId } = booking
  const address = useUrl()(`flight/book/${bookId}/typed`)
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<SaveState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typed = useRef<TypedFields>(undefined)
  const leaving = useRef(false)
  const seen = useRef(new Map<string, string>())

  const cancel = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  /** Sends unsaved input. Anything typed meanwhile is newer and is sent next. */
  const save = async () => {
    cancel()
    const pending = typed.current?.pending()
    if (!pending) return
    setState('saving')
    const body = formOfTyped(pending)
    const answered = await fetch(address, { method: 'POST', body, keepalive: true }).catch(
      () => undefined,
    )
    // The next document may have been requested before this save finished.
    if (answered && !leaving.current && (answered.ok || isFinal(answered.status))) {
      typed.current?.land(momentsOf(pending))
    }
    if (!answered?.ok) setState('failed')
    else if (!typed.current?.pending()) setState('saved')
    // The total depends on the bags.
    if (answered?.ok && form.current && Object.keys(pending).some(isBag)) await revalidate()
  }

  const schedule = () => {
    leaving.current = false
    if (form.current) note(form.current)
    if (!typed.current?.pending()) return
    setState('saving')
    cancel()
    timer.current = setTimeout(save, pause)
  }

  const note = (from: HTMLFormElement) => {
    for (const control of draftControls(from)) {
      const value = currentValue(control)
      if (value === seen.current.get(control.name)) continue
      seen.current.set(control.name, value)
      typed.current?.note(control.name, value)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each booking; all else is read when needed
  useEffect(() => {
    const fields = typedInto(bookId)
    fields.forget(booking.editedAt)
    typed.current = fields
    if (form.current) {
      const controls = draftControls(form.current)
      for (const each of controls) seen.current.set(each.name, writtenValue(each))
      for (const [name, { value }] of Object.entries(fields.missing())) {
        const control = controls.find((each) => each.name === name)
        // Input typed before scripts loaded is newer than what an earlier page left.
        if (!control || currentValue(control) !== writtenValue(control)) continue
        seen.current.set(name, value)
        putInto(control, value)
      }
      note(form.current)
    }
    void save()
    const leave = () => void save()
    const beforeLeaving = () => {
      leaving.current = true
    }
    addEventListener('beforeunload', beforeLeaving)
    addEventListener('pagehide', leave)
    addEventListener('online', leave)
    return () => {
      removeEventListener('beforeunload', beforeLeaving)
      removeEventListener('pagehide', leave)
      removeEventListener('online', leave)
      void save()
    }
  }, [bookId])

  // Values saved in another tab are loaded with the booking; they aren't edits made here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the booking is loaded again
  useEffect(() => {
    const unsaved = typed.current?.pending() ?? {}
    for (const control of form.current ? draftControls(form.current) : []) {
      if (!unsaved[control.name]) seen.current.set(control.name, currentValue(control))
    }
  }, [booking])

  // The form was submitted, so the browser doesn't need to store what that saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (answer) void save()
  }, [answer])

  return {
    schedule,
    cancel,
    state,
    /** Returns when the unsaved fields were typed, for a form sent by a button. */
    moments: () => momentsOf(typed.current?.pending() ?? {}),
  }
}

const isBag = (name: string): boolean => name.startsWith('bags/')
