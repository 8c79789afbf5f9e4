/** What tabs of the desk tell one another: when one of them was last used, in milliseconds since 1970. */
const usedKey = 'desk-used'
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const
const looksEvery = 5000

interface UseWatch {
  /** After how many minutes without use a page is idle. */
  minutes: number
  /** Called once it's idle, and with false if it was unlocked in another tab. */
  onIdle(isIdle: boolean): void
  /** Tells the server that it's used, and returns whether the session was locked meanwhile. */
  noteUse(): Promise<boolean>
  /** Tells the server that it's idle. */
  lock(): void
}

/** Watches whether a page, or another tab of the desk, is used. `unlocked`: begins again. */
export function watchUse({ minutes, onIdle, noteUse, lock }: UseWatch): {
  unlocked(): void
  stop(): void
} {
  const idleAfter = minutes * 60_000
  const noteEvery = Math.min(30_000, idleAfter / 6)
  let used = Date.now()
  let noted = used
  let isIdle = false
  writeUse(used)

  const lastUse = () => Math.max(used, readUse())
  const touch = () => {
    if (isIdle) return
    const now = Date.now()
    // What the page is touched with after a long sleep doesn't keep it open.
    if (now - lastUse() >= idleAfter) return look()
    if (now - used > 1000) writeUse(now)
    used = now
    if (now - noted < noteEvery) return
    noted = now
    void noteUse().then((isLocked) => {
      if (isLocked) setIdle(true)
    })
  }
  const setIdle = (next: boolean) => {
    if (isIdle === next) return
    isIdle = next
    onIdle(next)
  }
  function look() {
    const isOver = Date.now() - lastUse() >= idleAfter
    if (isOver && !isIdle) lock()
    if (isOver) setIdle(true)
  }
  /** Unlocking writes the time of use, which opens the other tabs. */
  const told = ({ key }: StorageEvent) => {
    if (key === usedKey && isIdle && Date.now() - readUse() < idleAfter) {
      used = Date.now()
      setIdle(false)
    }
  }

  const timer = setInterval(look, looksEvery)
  for (const kind of signs) document.addEventListener(kind, touch, { capture: true, passive: true })
  document.addEventListener('visibilitychange', look)
  window.addEventListener('storage', told)
  return {
    unlocked() {
      used = Date.now()
      noted = used
      writeUse(used)
      setIdle(false)
    },
    stop() {
      clearInterval(timer)
      for (const kind of signs) document.removeEventListener(kind, touch, { capture: true })
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('storage', told)
    },
  }
}

function writeUse(at: number): void {
  try {
    localStorage.setItem(usedKey, String(at))
  } catch {
    // Each tab then counts for itself.
  }
}

function readUse(): number {
  try {
    return Number(localStorage.getItem(usedKey)) || 0
  } catch {
    return 0
  }
}
