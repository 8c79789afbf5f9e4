import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useT, useUrl } from '../../locale/language.ts'
import type { AskedPasskey } from '../sign-in/passkey-factor.tsx'
import { watchUse } from './idle-watch.ts'
import type { RefusedProof } from './prove.ts'
import { UnlockFields } from './unlock-fields.tsx'

/**
 * Covers the desk once nobody has used it for some minutes, and locks the session. What was typed stays where it is, below the
 * cover. The server counts by itself: a page that is manipulated, or has no scripts, gets no answer in a locked session.
 */
export function IdleLock({ name, minutes }: { name: string; minutes: number }) {
  const [isLocked, setLocked] = useState(false)
  const address = `${useUrl()('desk')}/session`
  const watch = useRef<ReturnType<typeof watchUse>>(null)
  useEffect(() => {
    watch.current = watchUse({
      minutes,
      onIdle: setLocked,
      async noteUse() {
        const answer = await fetch(address).catch(() => undefined)
        const session = answer?.ok ? ((await answer.json().catch(() => null)) as unknown) : null
        return (session as { isLocked?: boolean } | null)?.isLocked === true
      },
      lock: () => void send(address, { do: 'lock' }).catch(() => undefined),
    })
    return () => watch.current?.stop()
  }, [minutes, address])
  return isLocked ? (
    <LockCover name={name} address={address} onUnlocked={() => watch.current?.unlocked()} />
  ) : null
}

interface LockCoverProps {
  name: string
  address: string
  onUnlocked(): void
}

function LockCover({ name, address, onUnlocked }: LockCoverProps) {
  const t = useT()
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [refused, setRefused] = useState<RefusedProof | null>(null)
  const [passkey, setPasskey] = useState<AskedPasskey>()
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  // A challenge works once: each refusal needs another.
  useEffect(() => {
    void refused
    const asking = new AbortController()
    fetch(`${address}?passkey`, { signal: asking.signal })
      .then(async (answer) =>
        setPasskey(((await answer.json()) as { passkey?: AskedPasskey }).passkey),
      )
      .catch(() => undefined)
    return () => asking.abort()
  }, [address, refused])
  const unlock = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const answer = await send(address, sent).catch(() => undefined)
    // The session has ended: the page leads to signing in.
    if (answer?.redirected) return window.location.reload()
    const told = answer?.ok ? ((await answer.json()) as RefusedProof | null) : undefined
    if (told === null) return onUnlocked()
    setRefused(told ?? { code: 'UNAVAILABLE', fields: {} })
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      // Nothing closes it but unlocking.
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-paper text-ink"
      data-locked
    >
      <div className="mx-auto grid max-w-md gap-4 px-4 py-12">
        <h2 id={title} className="text-lg font-bold">
          {t('desk.locked-title')}
        </h2>
        <p className="text-ink-soft">{t('desk.locked-cover', { name })}</p>
        {/* Sent by script alone, so that it isn't taken for one of the page's forms. */}
        <form onSubmit={unlock} noValidate className="grid gap-4">
          <UnlockFields passkey={passkey} refused={refused} />
        </form>
      </div>
    </dialog>
  )
}

const send = (address: string, fields: Record<string, string>): Promise<Response> =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields) })
