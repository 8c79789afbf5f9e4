import { useEffect } from 'react'
import { useT } from '../../locale/language.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { act, hideInTime, type Toast } from './toast-queue.ts'

const marks = {
  success: 'check-circle',
  error: 'warning',
  warning: 'warning',
  info: 'info',
  default: undefined,
} as const

/** Renders one toast: its icon, message, actions, and close button. */
export function ToastCard({ toast, hide }: { toast: Toast; hide: (id: string) => void }) {
  const t = useT()
  const mark = marks[toast.type]
  useEffect(() => hideInTime(toast, hide), [toast, hide])
  return (
    <div
      className={cx(
        'pointer-events-auto flex max-w-md items-center gap-3 rounded bg-ink text-paper shadow-float',
        toast.compact ? 'px-3 text-xs' : 'w-full px-4 py-2',
      )}
    >
      {mark && <Icon name={mark} />}
      <p className="min-w-0 flex-1">{toast.message}</p>
      {toast.actions.map((action) => (
        <button
          key={action.label}
          type="button"
          onClick={() => act(toast, action, hide)}
          className="min-h-10 rounded px-2 font-semibold underline"
        >
          {action.label}
        </button>
      ))}
      <button
        type="button"
        onClick={() => hide(toast.id)}
        aria-label={t('common.close')}
        className="-me-2 grid size-10 place-items-center"
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}
