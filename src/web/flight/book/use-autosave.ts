import { type RefObject, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { BookingAnswer } from './answer-booking.ts'

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

const pause = 800

/** Saves a form's draft a moment after the last keystroke, and at once when the page is left. */
export function useAutosave(form: RefObject<HTMLFormElement | null>) {
  const fetcher = useFetcher<BookingAnswer>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const cancel = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  const schedule = () => {
    cancel()
    timer.current = setTimeout(() => {
      timer.current = undefined
      if (form.current) fetcher.submit(draftOf(form.current), { method: 'post' })
    }, pause)
  }

  useEffect(() => {
    const leave = () => {
      if (timer.current === undefined || !form.current) return
      clearTimeout(timer.current)
      timer.current = undefined
      void fetch(location.href, { method: 'POST', body: draftOf(form.current), keepalive: true })
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      clearTimeout(timer.current)
    }
  }, [form])

  return { schedule, cancel, state: stateOf(fetcher.state, fetcher.data) }
}

function draftOf(form: HTMLFormElement): FormData {
  const draft = new FormData(form)
  draft.set('intent', 'save')
  return draft
}

function stateOf(
  state: 'idle' | 'loading' | 'submitting',
  data: BookingAnswer | undefined,
): SaveState {
  if (state !== 'idle') return 'saving'
  if (!data) return 'idle'
  return data.kind === 'saved' ? 'saved' : 'failed'
}
