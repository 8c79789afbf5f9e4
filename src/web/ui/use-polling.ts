import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads the page's data at this interval, in milliseconds, while `active` and visible. */
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
