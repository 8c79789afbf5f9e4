import type { DataRouter } from 'react-router'

declare global {
  interface Window {
    /** The router, which React Router's client stores here. */
    __reactRouterDataRouter?: DataRouter
  }
}

let shownAt: number | undefined
const historyIndex = () => (history.state as { idx?: number } | null)?.idx

/** Returns the distance in the history from the current page's entry. */
export function stepsAway(): number {
  const at = historyIndex()
  return shownAt === undefined || at === undefined ? 0 : shownAt - at
}

/** Records the history entry of the current page. Returns a function that stops it. */
export function followHistory(): (() => void) | undefined {
  shownAt = historyIndex()
  return window.__reactRouterDataRouter?.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') shownAt = historyIndex()
  })
}
