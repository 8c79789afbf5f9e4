import type { ErrorCode } from '../../../../contract/errors.ts'
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

/** What the page does with what becomes of the prompt. */
export interface PromptEvents {
  /** The visitor has chosen an account, and the sign-in is being checked. */
  asked(): void
  failed(reason: string): void
  refused(error: ErrorCode): void
}

/**
 * Shows the prompt if there's an offer and room for it. `address` is the site's own one-tap API. Returns a function
 * that takes it away.
 */
export function openPrompt(address: string, events: PromptEvents): () => void {
  let left = false
  const send = (body: { credential: string } | { dismissed: true }) =>
    ask<{ to?: string; error?: ErrorCode }>(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const answer = async (credential: string) => {
    events.asked()
    const told = await send({ credential })
    if (told?.to) location.assign(told.to)
    else events.refused(told?.error ?? 'UNAVAILABLE')
  }
  const show = async () => {
    const told = await ask<{ offer: OneTapOffer | null }>(address)
    if (left || !told?.offer) return
    await roomFor()
    if (left) return
    const { clientId, script, nonce } = told.offer
    await load(script).catch(() => events.failed('script'))
    const prompt = window.google?.accounts.id
    if (left || !prompt) return
    prompt.initialize({
      client_id: clientId,
      nonce,
      callback: ({ credential }) => void answer(credential),
    })
    prompt.prompt((moment) => {
      const reason = unshown(moment)
      if (reason) events.failed(reason)
      if (moment.isSkippedMoment?.() && closedByVisitor.has(reason ?? '')) {
        void send({ dismissed: true })
      }
    })
  }
  // Only a convenience: errors before it shows needn't be reported.
  show().catch(() => {})
  return () => {
    left = true
    window.google?.accounts.id.cancel()
  }
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
