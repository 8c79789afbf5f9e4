import { useEffect, useRef, useState } from 'react'
import type { ErrorCode } from '../../contract/errors.ts'
import { useT, useUrl } from '../locale/language.ts'
import { TextField } from '../ui/form/text-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Modal } from '../ui/page/modal.tsx'
import { useErrorToast } from '../ui/toast/use-error-toast.ts'
import { handOverLink } from './hand-over-link.ts'

/** How long "Link copied" is shown, in milliseconds (S9.8). */
const copiedFor = 1500

interface HandOverProps {
  page: string
  /** Called when the link was handed over or is shown. */
  onTold: () => void
  onDone: () => void
  /** Retries after the link couldn't be created. */
  onAgain: () => void
}

/** Creates the short link, shares or copies it and confirms that. If the browser allows neither, shows the link. */
export function HandOver({ page, onTold, onDone, onAgain }: HandOverProps) {
  const t = useT()
  const url = useUrl()
  const sayError = useErrorToast()
  const [outcome, setOutcome] = useState<'copied' | { url: string }>()
  const latest = useRef({ onTold, onDone, onAgain, sayError })
  latest.current = { onTold, onDone, onAgain, sayError }
  const address = url('share/link')

  useEffect(() => {
    const leave = new AbortController()
    const run = async () => {
      const made = await askForLink(address, page, leave.signal)
      if (leave.signal.aborted) return
      if ('error' in made) {
        latest.current.sayError(made.error, latest.current.onAgain)
        return latest.current.onDone()
      }
      const handedOver = await handOverLink({ url: made.url, title: document.title }, navigator)
      if (leave.signal.aborted) return
      if (handedOver === 'shared' || handedOver === 'left') return latest.current.onDone()
      setOutcome(handedOver === 'copied' ? 'copied' : made)
      latest.current.onTold()
    }
    void run()
    return () => leave.abort()
  }, [address, page])

  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => latest.current.onDone(), copiedFor)
    return () => clearTimeout(timer)
  }, [outcome])

  return (
    <>
      <span role="status" className="absolute inset-e-0 top-full z-30 mt-2">
        {outcome === 'copied' && (
          <span className="flex items-center gap-2 rounded border border-line bg-raised px-3 py-2 text-xs font-semibold whitespace-nowrap text-ink shadow-float">
            <Icon name="check" size={16} className="text-sea" />
            {t('link.copied')}
          </span>
        )}
      </span>
      {typeof outcome === 'object' && (
        <Modal open focusContent title={t('link.share-title')} onClose={onDone}>
          <TextField
            name="link"
            label={t('link.field')}
            hint={t('link.field-hint')}
            value={outcome.url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        </Modal>
      )}
    </>
  )
}

async function askForLink(
  address: string,
  page: string,
  signal: AbortSignal,
): Promise<{ url: string } | { error: ErrorCode }> {
  try {
    const body = new URLSearchParams({ page })
    return await (await fetch(address, { method: 'POST', body, signal })).json()
  } catch {
    return { error: 'UNAVAILABLE' }
  }
}
