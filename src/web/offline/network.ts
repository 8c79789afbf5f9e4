/** The polling interval, in milliseconds, while the site can't be reached. What wasn't sent is said for twice as long. */
const pause = 4000
/** A small file that every server has. */
const probe = '/favicon.svg'

export interface NetworkState {
  offline: boolean
  /** Whether something was sent and didn't arrive. */
  unsent: boolean
  /** The navigation that failed without a network, and how to retry it. */
  wanted: (() => void) | undefined
}

const online: NetworkState = { offline: false, unsent: false, wanted: undefined }
let state = online
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function become(next: NetworkState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Requests a small file. Returns whether the site responded. */
export async function isReachable(): Promise<boolean> {
  const reached =
    navigator.onLine &&
    (await fetch(probe, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    ))
  if (reached) noteOnline()
  return reached
}

function noteOnline(): void {
  clearTimeout(timer)
  if (state.offline) become({ ...state, offline: false, unsent: false })
}

/** Records that a request failed without a network; the site is polled until it responds. */
export function noteOffline(more: Partial<Omit<NetworkState, 'offline'>> = {}): void {
  become({ ...state, ...more, offline: true })
  lookAgain()
}

function lookAgain(): void {
  clearTimeout(timer)
  timer = setTimeout(
    async () => {
      if (!(await isReachable())) lookAgain()
    },
    pause * (state.unsent ? 2 : 1),
  )
}

export const network = {
  read: (): NetworkState => state,
  /** Returns the server's view of the visitor's network. */
  readOnServer: (): NetworkState => online,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  forgetWanted(): void {
    if (state.wanted || state.unsent) become({ ...state, wanted: undefined, unsent: false })
  },
}

/** Continues with something once the site responds; until then it's shown as pending. */
export async function whenReachable(go: () => void): Promise<void> {
  if (await isReachable()) {
    network.forgetWanted()
    go()
  } else noteOffline({ wanted: go, unsent: false })
}

/** Resolves when the site responds again. */
export function backOnline(): Promise<void> {
  return new Promise((resolve) => {
    const stop = network.subscribe(() => {
      if (state.offline) return
      stop()
      resolve()
    })
  })
}

/** Follows the browser's network state. Returns a function that stops it. */
export function followNetwork(): () => void {
  const lost = () => noteOffline()
  const back = () => void isReachable()
  addEventListener('offline', lost)
  addEventListener('online', back)
  if (!navigator.onLine) noteOffline()
  return () => {
    removeEventListener('offline', lost)
    removeEventListener('online', back)
  }
}
