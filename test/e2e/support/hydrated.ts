import type { Page } from '@playwright/test'

/**
 * Waits until a document is hydrated and its browser was idle once: then effects have run, and prefetching has begun.
 * Requests that it causes can still be under way: a test that needs one waits for that.
 */
export async function documentHydrated(page: Page): Promise<void> {
  // React keeps its root there, which remembers whether it still shows the server's HTML.
  await page.waitForFunction(() => {
    const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))?.[1]
    return root && !root.stateNode.current.memoizedState.isDehydrated
  })
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 6000 })))
}

/** Holds the next page's scripts back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}
