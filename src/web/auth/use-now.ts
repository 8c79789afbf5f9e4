import { useEffect, useState } from 'react'

/** The time, looked at every so many milliseconds; undefined on the server and in the first render after it. */
export function useNow(every: number): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
