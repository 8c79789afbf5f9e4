export interface ToastAction {
  label: string
  click: () => void
}

/** S3.22. */
export interface Toast {
  id: string
  message: string
  type: 'success' | 'error' | 'warning' | 'info' | 'default'
  /** Milliseconds in sight. */
  duration: number
  compact: boolean
  actions: readonly ToastAction[]
  /** Stands beside others instead of replacing them. */
  stack: boolean
}

export type ToastWish = Pick<Toast, 'message'> & Partial<Toast>

const defaults = {
  type: 'default',
  duration: 3000,
  compact: false,
  actions: [],
  stack: false,
} as const

/** Returns the toasts in sight after a new one arrives. */
export function withToast(shown: readonly Toast[], wish: ToastWish, id: string): Toast[] {
  const toast: Toast = { ...defaults, id, ...wish }
  const kept = toast.stack ? shown.filter((each) => each.id !== toast.id) : []
  return [...kept, toast]
}

/** Takes a toast away when its time is over. Returns how to stop waiting. */
export function hideInTime({ id, duration }: Toast, hide: (id: string) => void): () => void {
  const timer = setTimeout(() => hide(id), duration)
  return () => clearTimeout(timer)
}

/** What pressing one of a toast's actions does: the action, and the toast has been answered. */
export function act(toast: Toast, action: ToastAction, hide: (id: string) => void): void {
  action.click()
  hide(toast.id)
}
