/** Where the site is looked for, in milliseconds between two looks, while it can't be reached. */
const pause = 4000
/** The smallest file that every server of the site has. */
const probe = '/favicon.svg'

export interface NetworkState {
  offline: boolean
  /** Something was sent and didn't arrive. */
  unsent: boolean
  /** Where the visitor wanted to go when there was no network, and how to go there. */
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

/** Asks the site for a small file. Returns whether it answered. */
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

/** Says that a request found no network; the site is looked for until it answers. */
export function noteOffline(more: Partial<Omit<NetworkState, 'offline'>> = {}): void {
  become({ ...state, ...more, offline: true })
  lookAgain()
}

function lookAgain(): void {
  clearTimeout(timer)
  timer = setTimeout(async () => {
    if (!(await isReachable())) lookAgain()
  }, pause)
}

export const network = {
  read: (): NetworkState => state,
  /** Returns what a server knows of its reader's network. */
  readOnServer: (): NetworkState => online,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  forgetWanted(): void {
    if (state.wanted || state.unsent) become({ ...state, wanted: undefined, unsent: false })
  },
}

/** Goes on with something once the site answers; while it doesn't, says that it is wanted. */
export async function whenReachable(go: () => void): Promise<void> {
  if (await isReachable()) {
    network.forgetWanted()
    go()
  } else noteOffline({ wanted: go, unsent: false })
}

/** Waits until the site answers again. */
export function backOnline(): Promise<void> {
  return new Promise((resolve) => {
    const stop = network.subscribe(() => {
      if (state.offline) return
      stop()
      resolve()
    })
  })
}

/** Follows the browser's own word for its network. Returns how to stop. */
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
