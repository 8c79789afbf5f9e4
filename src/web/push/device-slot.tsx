import { useEffect, useState } from 'react'
import { LazyPart, partScript } from '../offline/lazy-part.tsx'

const card = partScript(() => import('./device-card.tsx'))

export interface DeviceSlotProps {
  /** The order whose page it's on. */
  orderCode?: string
  savedUntil?: string | null
}

/** Renders what this device saves and which push messages it gets, in browsers with service workers. */
export function DeviceSlot(props: DeviceSlotProps) {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    // Where none is registered, nothing can be saved or received: this never resolves there.
    void navigator.serviceWorker?.ready.then(() => setReady(true))
  }, [])
  return isReady && <LazyPart of={card} props={props} />
}
