import { useEffect, useState } from 'react'
import { useClockAhead } from '../../session/page-state.tsx'

/** The server's time, looked at every so many milliseconds; undefined on the server and in the first render after it. */
export function useNow(every: number): number | undefined {
  const ahead = useClockAhead()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const look = () => setNow(Date.now() + ahead)
    look()
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [every, ahead])
  return now
}
