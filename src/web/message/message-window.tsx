import { useEffect, useRef, useState } from 'react'
import { useT } from '../locale/language.ts'
import { useVisitor } from '../session/page-state/page-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { hiddenInSession, hiddenOnDevice } from './hidden-messages.ts'
import { messageSizes, slotStyle } from './message-sizes.ts'
import type { MessageProps } from './page-message.tsx'
import { triggered } from './triggered.ts'

/** Renders a promotional message (S2.88) when its usage allows it; closing or clicking it ends that. */
export function MessageWindow({ message, path }: MessageProps) {
  const { id, usage, usageRules } = message
  const [open, setOpen] = useState(false)
  const { marketing } = useVisitor().consent
  const end = useRef(() => {})
  useEffect(() => {
    if (usage === 'trigger') {
      // Its rules count page views on this device.
      if (!marketing) return undefined
      const watch = triggered({ id, rules: usageRules, path }, () => setOpen(true))
      end.current = watch.close
      return watch.stop
    }
    const hidden =
      usage === 'once' ? hiddenOnDevice(document) : hiddenInSession(() => sessionStorage)
    end.current = () => hidden.add(id)
    if (!hidden.has(id)) setOpen(true)
    return undefined
  }, [id, usage, usageRules, path, marketing])
  const close = () => {
    end.current()
    setOpen(false)
  }
  return open ? <MessageDialog message={message} onClose={close} /> : null
}

type DialogProps = Pick<MessageProps, 'message'> & { onClose: () => void }

function MessageDialog({ message: { img, alt, url }, onClose }: DialogProps) {
  const t = useT()
  const platform = useVisitor().device.mobile ? 'mobile' : 'desktop'
  const size = messageSizes[platform]
  const dialog = useRef<HTMLDialogElement>(null)
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    // An image that can't be loaded isn't shown as an empty frame.
    if (isLoaded) dialog.current?.showModal()
  }, [isLoaded])
  const shown = (
    <>
      <Picture
        as={`message-${platform}`}
        src={img}
        alt={alt}
        {...size}
        onLoad={() => setIsLoaded(true)}
        style={slotStyle(size)}
        className="mx-auto block h-auto object-cover"
      />
      {/* What the picture says, for those who see it too. It has been read out as the dialog's name. */}
      <p aria-hidden="true" className="px-4 py-3 text-center font-semibold text-ink wrap-anywhere">
        {alt}
      </p>
    </>
  )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the dialog's own key for the same
    <dialog
      ref={dialog}
      aria-label={alt}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      style={{ width: `min(${size.width}px, calc(100vw - 2rem))` }}
      className="m-auto overflow-hidden rounded bg-raised shadow-float backdrop:bg-scrim"
    >
      {url ? (
        <a href={url} onClick={onClose} className="block no-underline">
          {shown}
        </a>
      ) : (
        shown
      )}
      <button
        type="button"
        onClick={() => dialog.current?.close()}
        aria-label={t('common.close')}
        className="absolute top-2 inset-e-2 grid size-11 place-items-center rounded bg-raised text-ink hover:bg-sunk"
      >
        <Icon name="close" />
      </button>
    </dialog>
  )
}
