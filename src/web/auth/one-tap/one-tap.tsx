import { useEffect, useEffectEvent } from 'react'
import type { ErrorCode } from '../../../contract/errors.ts'
import { errorText } from '../../locale/error-text.ts'
import { useT } from '../../locale/use-t.ts'
import { useUrl } from '../../locale/use-url.ts'
import { useMember, useVisitor } from '../../session/page-state.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { OneTapOffer } from './one-tap-api.ts'

interface OneTapPrompt {
  initialize(settings: {
    client_id: string
    nonce: string
    callback(answer: { credential: string }): void
  }): void
  prompt(): void
  cancel(): void
}

declare global {
  interface Window {
    google?: { accounts: { id: OneTapPrompt } }
  }
}

/** The quick prompt of the home page: for who is not signed in, and not for crawlers (S4.17). */
export function OneTap() {
  const member = useMember()
  const { device } = useVisitor()
  return member || device.crawler ? null : <Prompt />
}

function Prompt() {
  const t = useT()
  const toast = useToast()
  const address = useUrl()('login/one-tap')
  const answer = useEffectEvent(async (credential: string) => {
    const told = await ask<{ to?: string; error?: ErrorCode }>(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ credential }),
    })
    if (told?.to) location.assign(told.to)
    else toast({ message: errorText(t, told?.error ?? 'UNAVAILABLE'), type: 'error' })
  })
  useEffect(() => {
    let left = false
    const show = async () => {
      const told = await ask<{ offer: OneTapOffer | null }>(address)
      if (left || !told?.offer) return
      const { clientId, script, nonce } = told.offer
      await load(script)
      const prompt = window.google?.accounts.id
      if (left || !prompt) return
      prompt.initialize({
        ...{ client_id: clientId, nonce },
        callback: ({ credential }) => void answer(credential),
      })
      prompt.prompt()
    }
    // A convenience: what goes wrong before it shows is nothing to tell a visitor about.
    show().catch(() => {})
    return () => {
      left = true
      window.google?.accounts.id.cancel()
    }
  }, [address])
  return null
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
