import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

const pause = 800

/**
 * Saves the whole form shortly after the last keystroke, and at once when the page is left. A traveller who comes back finds it as
 * they left it; two open pages of one draft overwrite each other.
 */
export function useAutosave(form: RefObject<HTMLFormElement | null>, address: string) {
  const [state, setState] = useState<SaveState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typed = useRef(false)

  const cancel = () => clearTimeout(timer.current)
  const save = useEffectEvent(async () => {
    cancel()
    if (!typed.current || !form.current) return
    typed.current = false
    setState('saving')
    const body = new FormData(form.current)
    const answered = await fetch(address, { method: 'POST', body, keepalive: true }).catch(
      () => undefined,
    )
    if (!answered?.ok) typed.current = true
    setState(answered?.ok ? 'saved' : 'failed')
  })
  const run = useRef<() => void>(() => {})
  useEffect(() => {
    run.current = () => void save()
    const leave = () => void save()
    addEventListener('pagehide', leave)
    addEventListener('online', leave)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('online', leave)
      leave()
    }
  }, [])
  return {
    state,
    schedule() {
      typed.current = true
      cancel()
      timer.current = setTimeout(() => run.current(), pause)
    },
    /** Saves what was typed at once. */
    flush: () => run.current(),
    /** Called when the form is sent, which saves it too. */
    cancel() {
      typed.current = false
      cancel()
    },
  }
}
