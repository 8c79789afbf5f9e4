import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus of screen reader and keyboard users to the new page's heading, as loading a document would; unless
 * the page itself has set the focus, or the focused element is still there.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation()
  const seen = useRef({ key, pathname })
  useEffect(() => {
    const before = seen.current
    if (before.key === key) return
    seen.current = { key, pathname }
    const at = document.activeElement
    const isLost = !at || at === document.body
    const isOutside = !main.current?.contains(at)
    if (!isLost && (!isOutside || before.pathname === pathname)) return
    const heading = main.current?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [key, pathname, main])
}
