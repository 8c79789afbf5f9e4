import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Takes whoever reads by ear or goes by keyboard to the heading of the page a link or form led to, as a new
 * document would; unless the page itself has put them somewhere, or what they stood on is still there.
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
