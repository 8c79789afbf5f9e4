import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import { useT } from '../../locale/language.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'

export type ModalMode = 'default' | 'bottom' | 'top' | 'start' | 'fullscreen'

export interface ModalProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  mode?: ModalMode
  footer?: ReactNode
  closeLabel?: string
  /** Puts the focus on the first control of its content when it opens, not on Close. */
  focusContent?: boolean
  /** A different mode from tablet size, so that a phone's bottom sheet can be a panel or dialog there. */
  wide?: keyof typeof wideFrames
  children: ReactNode
}

const frames: Record<ModalMode, string> = {
  default: 'm-auto w-[min(36rem,calc(100vw-2rem))] max-h-[min(48rem,calc(100dvh-2rem))] rounded',
  bottom:
    'mx-0 mt-auto mb-0 w-full max-w-none max-h-[90dvh] rounded-t animate-sheet [--from:0_100%]',
  top: 'mx-0 mt-0 mb-auto w-full max-w-none max-h-[90dvh] rounded-b animate-sheet [--from:0_-100%]',
  start:
    'm-0 h-dvh max-h-none w-[min(24rem,100vw)] max-w-none rounded-e animate-sheet [--from:-100%] rtl:[--from:100%]',
  fullscreen: 'm-0 h-dvh max-h-none w-screen max-w-none',
}

/** The same from tablet size, overriding any of the above. */
const wideFrames: Record<'default' | 'start', string> = {
  default:
    'md:m-auto md:h-auto md:w-[min(36rem,calc(100vw-2rem))] md:max-h-[min(48rem,calc(100dvh-2rem))] md:rounded md:animate-none',
  start:
    'md:m-0 md:h-dvh md:max-h-none md:w-96 md:rounded-none md:rounded-e md:[--from:-100%] md:rtl:[--from:100%]',
}

/**
 * Renders a `<dialog>` above the page (S2.90): it traps the focus and returns it; Esc and the backdrop close it. Sheets
 * slide in from their edge.
 */
export function Modal(props: ModalProps) {
  const { open, onClose, title, mode = 'default', footer, closeLabel, wide, children } = props
  const { focusContent = false } = props
  const t = useT()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return
    const opener = document.activeElement
    dialog.current?.showModal()
    // The browser's own choice is the first control of all, and React's `autoFocus` comes before the dialog is shown.
    if (focusContent) content.current?.querySelector<HTMLElement>(controls)?.focus()
    return () => {
      // Browsers only return the focus from a dialog that is closed, not from one that is removed.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [open, focusContent])

  // Browsers say only a frame later that Esc closed it: until then, the page would take it for open, and not open it again.
  const cancelled = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  }

  if (!open) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the dialog's own key for the same
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={cancelled}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDownCapture={keepOpen}
      data-covers={mode === 'fullscreen' && !wide ? '' : undefined}
      className={cx(
        'flex-col overflow-hidden bg-raised text-ink shadow-float backdrop:bg-scrim open:flex',
        frames[mode],
        wide && wideFrames[wide],
      )}
    >
      <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-2 md:px-6">
        <h2 id={id} className="text-md font-semibold">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={closeLabel ?? t('common.close')}
          className="-me-2 grid size-11 place-items-center rounded hover:bg-sunk"
        >
          <Icon name="close" />
        </button>
      </header>
      <div ref={content} className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 md:p-6">
        {children}
      </div>
      {footer && <footer className="border-t border-line p-4 md:px-6">{footer}</footer>}
    </dialog>
  )
}

const controls = 'input:not([type="hidden"]), select, textarea, button, a[href]'

/** Esc in a field with open suggestions closes these only. */
function keepOpen(event: KeyboardEvent<HTMLElement>): void {
  const { key, target } = event
  if (key !== 'Escape' || !(target instanceof Element)) return
  if (target.matches('[role="combobox"][aria-expanded="true"]')) event.preventDefault()
}
