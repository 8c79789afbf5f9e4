import { useEffect } from 'react'
import { useT } from '../locale/language.ts'
import type { Translate } from '../locale/word-store.ts'
import { useMember } from '../session/member/use-auth.ts'
import { useArrival } from '../session/page-state/page-state.tsx'
import type { Arrival } from '../session/sign-in/arrival.ts'
import { track } from '../tracking/track.ts'
import { useToast } from '../ui/toast/toast.tsx'

let welcomed = false

/**
 * Renders a welcome for a member who has just signed in or up, and records it (S4.8, S4.10, S4.11), once per document.
 */
export function WelcomeNotice() {
  const t = useT()
  const toast = useToast()
  const arrival = useArrival()
  const message = welcomeWords(t, arrival, useMember()?.name)
  useEffect(() => {
    if (!arrival || welcomed) return
    welcomed = true
    toast({ message, type: 'success' })
    track('login')
    if (arrival === 'signed-up') track('sign_up')
  }, [arrival, toast, message])
  return null
}

/** Returns the welcome message (S4.10), with the member's name or "Member". */
export function welcomeWords(
  t: Translate,
  arrival: Arrival | undefined,
  name: string | undefined,
): string {
  const known = { name: name || t('common.member') }
  return t(arrival === 'signed-up' ? 'common.welcome-new' : 'common.welcome', known)
}
