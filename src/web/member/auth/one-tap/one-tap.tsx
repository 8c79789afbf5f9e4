import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useUrl } from '../../../locale/language.ts'
import { useAuthState, useAuthStore } from '../../../session/member/use-auth.ts'
import { useVisitor } from '../../../session/page-state/page-state.tsx'
import { track } from '../../../tracking/track.ts'
import { useErrorToast } from '../../../ui/toast/use-error-toast.ts'
import type { PromptEvents } from './one-tap-prompt.ts'

/** The prompt is loaded this long after the page, in milliseconds: nobody needs it to use the page. */
const delay = 3000

/**
 * Renders the one-tap prompt of the home page: for signed-out visitors, not for crawlers (S4.17). It must not cover a
 * message on the page, so it isn't shown while there is one.
 */
export function OneTap({ hasMessage }: { hasMessage: boolean }) {
  const { status } = useAuthState()
  const { device } = useVisitor()
  // The state when the page loaded: a sign-in that starts here must not remove its own prompt.
  const [guest] = useState(status === 'guest')
  return guest && !device.crawler && !hasMessage ? <Prompt /> : null
}

function Prompt() {
  const toastError = useErrorToast()
  const address = useUrl()('login/one-tap')
  const auth = useAuthStore()
  const onAsked = useEffectEvent(() => auth.take({ type: 'asked' }))
  const onFailed = useEffectEvent((reason: string) => {
    track('one_tap_failed', { reason })
    auth.take({ type: 'refused' })
  })
  const onRefused: PromptEvents['refused'] = useEffectEvent((error) => {
    onFailed(error)
    toastError(error)
  })
  // A layout effect ends together with the page: the next one must not be seen with the prompt over it.
  useLayoutEffect(() => {
    let left = false
    let close = () => {}
    const timer = setTimeout(async () => {
      const script = await import('./one-tap-prompt.ts').catch(() => undefined)
      if (left || !script) return
      close = script.openPrompt(address, {
        asked: () => onAsked(),
        failed: (reason) => onFailed(reason),
        refused: (error) => onRefused(error),
      })
    }, delay)
    // Once a search is sent, the page may show errors, and the prompt must not cover them.
    const leave = () => {
      left = true
      clearTimeout(timer)
      close()
    }
    document.addEventListener('submit', leaveForForm, { capture: true })
    function leaveForForm({ target }: Event) {
      if (target instanceof Element && target.closest('main')) leave()
    }
    return () => {
      document.removeEventListener('submit', leaveForForm, { capture: true })
      leave()
    }
  }, [address])
  return null
}
