import { useEffect, useState } from 'react'
import { useT } from '../locale/language.ts'
import { T } from '../locale/t.tsx'
import type { PageMessage } from '../saved-pages/messages.ts'
import { Button } from '../ui/button.tsx'
import { LocalTime } from '../ui/time/local-time.tsx'

/** Renders whether orders are saved on this device for when there's no network, and changes that. */
export function SavedChoice({ until }: { until: string }) {
  const t = useT()
  const [isOn, setOn] = useState<boolean>()
  useEffect(() => {
    void isSaving().then(setOn)
  }, [])
  if (isOn === undefined) return null
  const change = async () => {
    await tell({ type: 'saving', isOn: !isOn })
    if (!isOn) await tell({ type: 'order', address: location.pathname, theme: undefined })
    setOn(!isOn)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status">
        {isOn ? (
          <T id="push.saved-until" tags={{ date: <LocalTime value={until} look="long" /> }} />
        ) : (
          t('push.saved-off')
        )}
      </p>
      <Button variant="secondary" size="sm" onClick={() => void change()}>
        {t(isOn ? 'push.saved-stop' : 'push.saved-start')}
      </Button>
    </div>
  )
}

async function isSaving(): Promise<boolean> {
  const answer = await caches.match('/saved-settings')
  const settings: { isOff?: boolean } | undefined = await answer?.json()
  return !settings?.isOff
}

/** Resolves once the service worker has done it. */
async function tell(message: PageMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  const done = new Promise((resolve) => {
    port1.onmessage = resolve
  })
  active?.postMessage(message, [port2])
  await done
}
