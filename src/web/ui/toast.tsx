import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { useT } from '../locale/use-t.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { type Toast, type ToastWish, withToast } from './toast-queue.ts'

const ToastContext = createContext<(wish: ToastWish) => void>(() => {})

/** `const toast = useToast(); toast({ message: t('common.copied'), type: 'success' })`. */
export const useToast = () => useContext(ToastContext)

/** Where toasts appear (S2.89): at the foot of the window, said politely by screen readers. */
export function ToastProvider({
  children,
  onShow,
}: {
  children: ReactNode
  /** Told of each toast; the same function each time. */
  onShow?: (toast: Pick<Toast, 'type'>) => void
}) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const show = useCallback(
    (wish: ToastWish) => {
      setToasts((shown) => withToast(shown, wish, crypto.randomUUID()))
      onShow?.({ type: wish.type ?? 'default' })
    },
    [onShow],
  )
  const hide = useCallback((id: string) => {
    setToasts((shown) => shown.filter((each) => each.id !== id))
  }, [])
  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 bottom-4 z-50 flex flex-col items-center gap-2 px-4"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} hide={hide} />
        ))}
      </div>
    </ToastContext>
  )
}

const marks = {
  success: 'check-circle',
  error: 'warning',
  warning: 'warning',
  info: 'info',
  default: undefined,
} as const

function ToastCard({ toast, hide }: { toast: Toast; hide: (id: string) => void }) {
  const t = useT()
  const mark = marks[toast.type]
  useEffect(() => {
    const timer = setTimeout(() => hide(toast.id), toast.duration)
    return () => clearTimeout(timer)
  }, [toast, hide])
  return (
    <div
      className={cx(
        'pointer-events-auto flex w-full max-w-md items-center gap-3 rounded bg-ink text-paper shadow-float',
        toast.compact ? 'px-3 py-1 text-xs' : 'px-4 py-2',
      )}
    >
      {mark && <Icon name={mark} />}
      <p className="min-w-0 flex-1">{toast.message}</p>
      {toast.actions.map((action) => (
        <button
          key={action.label}
          type="button"
          onClick={() => {
            action.click()
            hide(toast.id)
          }}
          className="min-h-10 rounded px-2 font-semibold underline"
        >
          {action.label}
        </button>
      ))}
      <button
        type="button"
        onClick={() => hide(toast.id)}
        aria-label={t('common.close')}
        className="-mr-2 grid size-10 place-items-center"
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}
