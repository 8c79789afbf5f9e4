import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { ToastCard } from './toast-card.tsx'
import { type Toast, type ToastWish, withToast } from './toast-queue.ts'

const ToastContext = createContext<(wish: ToastWish) => void>(() => {})

/**
 * Returns a function that shows a toast: `const toast = useToast(); toast({ message: t('common.copied'), type:
 * 'success' })`.
 */
export const useToast = () => useContext(ToastContext)

/** Renders the toasts (S2.89) at the bottom of the window, announced politely by screen readers. */
export function ToastProvider({
  children,
  onShow,
}: {
  children: ReactNode
  /** Called for each toast; must be a stable function. */
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
