export interface ToastAction {
  label: string
  click: () => void
}

/** S3.22. */
export interface Toast {
  id: string
  message: string
  type: 'success' | 'error' | 'warning' | 'info' | 'default'
  /** How long it's visible, in milliseconds. */
  duration: number
  compact: boolean
  actions: readonly ToastAction[]
  /** Whether it's added to others instead of replacing them. */
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

/** Returns the visible toasts after a new one arrives. */
export function withToast(shown: readonly Toast[], wish: ToastWish, id: string): Toast[] {
  const toast: Toast = { ...defaults, id, ...wish }
  const kept = toast.stack ? shown.filter((each) => each.id !== toast.id) : []
  return [...kept, toast]
}

/** Hides a toast when its time is over. Returns a function that cancels this. */
export function hideInTime({ id, duration }: Toast, hide: (id: string) => void): () => void {
  const timer = setTimeout(() => hide(id), duration)
  return () => clearTimeout(timer)
}

/** Runs a toast's action and closes the toast. */
export function act(toast: Toast, action: ToastAction, hide: (id: string) => void): void {
  action.click()
  hide(toast.id)
}
