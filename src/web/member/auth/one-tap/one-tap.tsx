import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { ErrorCode } from '../../../../contract/errors.ts'
import { useUrl } from '../../../locale/language.ts'
import { useAuthState, useAuthStore } from '../../../session/member/use-auth.ts'
import { useVisitor } from '../../../session/page-state/page-state.tsx'
import { track } from '../../../tracking/track.ts'
import { useErrorToast } from '../../../ui/toast/use-error-toast.ts'
import type { OneTapOffer } from './one-tap-api.ts'

const noWord = 'skipped'

/** What became of the prompt; browsers that show it themselves leave the reasons out. */
interface PromptMoment {
  isNotDisplayed?(): boolean
  getNotDisplayedReason?(): string
  isSkippedMoment?(): boolean
  getSkippedReason?(): string
}

interface OneTapPrompt {
  initialize(settings: {
    client_id: string
    nonce: string
    callback(answer: { credential: string }): void
  }): void
  prompt(listener: (moment: PromptMoment) => void): void
  cancel(): void
}

declare global {
  interface Window {
    google?: { accounts: { id: OneTapPrompt } }
  }
}

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
  const failed = (reason: string) => {
    track('one_tap_failed', { reason })
    auth.take({ type: 'refused' })
  }
  const send = (body: { credential: string } | { dismissed: true }) =>
    ask<{ to?: string; error?: ErrorCode }>(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const answer = useEffectEvent(async (credential: string) => {
    auth.take({ type: 'asked' })
    const told = await send({ credential })
    if (told?.to) return location.assign(told.to)
    const error = told?.error ?? 'UNAVAILABLE'
    failed(error)
    toastError(error)
  })
  const noPrompt = useEffectEvent(failed)
  const dismissed = useEffectEvent(() => void send({ dismissed: true }))
  // A layout effect ends together with the page: the next one must not be seen with the prompt over it.
  useLayoutEffect(() => {
    let left = false
    const show = async () => {
      const told = await ask<{ offer: OneTapOffer | null }>(address)
      if (left || !told?.offer) return
      await roomFor()
      if (left) return
      const { clientId, script, nonce } = told.offer
      await load(script).catch(() => noPrompt('script'))
      const prompt = window.google?.accounts.id
      if (left || !prompt) return
      prompt.initialize({
        client_id: clientId,
        nonce,
        callback: ({ credential }) => void answer(credential),
      })
      prompt.prompt((moment) => {
        const reason = unshown(moment)
        if (reason) noPrompt(reason)
        if (moment.isSkippedMoment?.() && closedByVisitor.has(reason ?? '')) dismissed()
      })
    }
    // Only a convenience: errors before it shows needn't be reported.
    show().catch(() => {})
    // Once a search is sent, the page may show errors, and the prompt must not cover them.
    const leave = () => {
      left = true
      window.google?.accounts.id.cancel()
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

/**
 * Google's words for a prompt that was closed or passed over, not for one that could not be shown. Where the
 * browser shows the prompt itself, there is no word for it.
 */
const closedByVisitor = new Set(['user_cancel', 'tap_outside', noWord])

/**
 * Waits until the prompt has room. Beside the words of a wide window it has room at once; elsewhere it
 * would lie over the search form, so it waits until the visitor has scrolled past that.
 */
function roomFor(): Promise<void> {
  const form = document.querySelector('main form')
  if (!form || matchMedia('(min-width: 1200px)').matches) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.boundingClientRect.bottom > 0) return
      observer.disconnect()
      resolve()
    })
    observer.observe(form)
  })
}

async function ask<T>(address: string, init?: RequestInit): Promise<T | undefined> {
  const response = await fetch(address, init).catch(() => undefined)
  return response?.ok ? response.json() : undefined
}

function load(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    Object.assign(script, { src: source, async: true, onload: () => resolve(), onerror: reject })
    document.head.append(script)
  })
}

/** Why the prompt was not shown or was closed, by the provider's word for it. */
function unshown(moment: PromptMoment): string | undefined {
  if (moment.isNotDisplayed?.()) return moment.getNotDisplayedReason?.() ?? 'not displayed'
  if (moment.isSkippedMoment?.()) return moment.getSkippedReason?.() ?? noWord
  return undefined
}
