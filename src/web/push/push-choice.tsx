import { type FormEvent, useEffect, useState } from 'react'
import { type PushEvent, pushEvents } from '../../contract/push/push-events.ts'
import { useT, useUrl } from '../locale/language.ts'
import { fetchJson } from '../offline/fetch-json.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Alert } from '../ui/page/alert.tsx'

interface Chosen {
  publicKey: string
  events: readonly PushEvent[]
}

type Outcome = 'on' | 'off' | 'denied' | 'failed'

/** Renders which push messages this device gets: about one order for guests, about all of theirs for members. */
export function PushChoice({ orderCode }: { orderCode: string | undefined }) {
  const t = useT()
  const address = useUrl()('push', { order: orderCode })
  const [chosen, setChosen] = useState<Chosen>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    // In private windows and on phones where the site isn't installed, browsers don't have it.
    if (!('PushManager' in window && 'Notification' in window)) return
    void fetchJson<Chosen>(address).then(setChosen)
  }, [address])
  if (!chosen) return null

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const names = new FormData(event.currentTarget).getAll('event')
    const events = pushEvents.filter((each) => names.includes(each))
    setBusy(true)
    setOutcome(await send(events).catch(() => 'failed' as const))
    setBusy(false)
  }

  async function send(events: readonly PushEvent[]): Promise<Outcome> {
    if (events.length > 0 && (await Notification.requestPermission()) !== 'granted') return 'denied'
    const subscription = events.length > 0 ? await subscribe(chosen?.publicKey ?? '') : undefined
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order: orderCode, events, subscription }),
    })
    if (!answer.ok) return 'failed'
    return events.length > 0 ? 'on' : 'off'
  }

  return (
    <form onSubmit={(event) => void change(event)} className="grid justify-items-start gap-1">
      <fieldset>
        <legend className="pb-1">{t(orderCode ? 'push.about-order' : 'push.about-orders')}</legend>
        {pushEvents.map((each) => (
          <Checkbox
            key={each}
            name="event"
            value={each}
            label={t(`push.choice-${each}`)}
            defaultChecked={chosen.events.includes(each)}
          />
        ))}
      </fieldset>
      <Button type="submit" variant="secondary" size="sm" disabled={isBusy}>
        {t('push.save')}
      </Button>
      <div role="status" className="mt-2 w-full">
        {outcome && (
          <Alert
            tone={outcome === 'on' || outcome === 'off' ? 'success' : 'error'}
            title={t(`push.outcome-${outcome}`)}
          />
        )}
      </div>
    </form>
  )
}

/** Subscribes this browser; a subscription with another key, from before the site's key changed, is replaced. */
async function subscribe(publicKey: string): Promise<PushSubscriptionJSON> {
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const made = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  return made.toJSON()
}
