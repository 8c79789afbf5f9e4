import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the page's data again every so many milliseconds while `active` and in sight. */
export function usePolling(active: boolean, every = 2000): void {
  const revalidator = useRevalidator()
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && revalidator.state === 'idle') {
      void revalidator.revalidate()
    }
  })
  useEffect(() => {
    if (!active) return
    const timer = setInterval(() => look(), every)
    return () => clearInterval(timer)
  }, [active, every])
}
