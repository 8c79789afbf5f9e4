import { useEffect } from 'react'

/**
 * Takes out of the page's address that a message was sent just now, once that's shown: after a reload, Back, or for whoever gets
 * the link, nothing was.
 */
export function useForgetTold(isTold: boolean): void {
  useEffect(() => {
    if (!isTold) return
    const query = new URLSearchParams(location.search)
    query.delete('told')
    query.delete('number')
    const rest = query.size > 0 ? `?${query}` : ''
    history.replaceState(history.state, '', location.pathname + rest + location.hash)
  }, [isTold])
}
