/** Runs something when the browser is idle, and not with data saving enabled. Returns a function that stops it. */
export function whenIdle(run: () => void): (() => void) | undefined {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData || !import.meta.env.PROD) return undefined
  // Safari has no `requestIdleCallback`.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, 2000)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run, { timeout: 5000 })
  return () => cancelIdleCallback(idle)
}
