import type { ResultOf } from '../../../../contract/endpoint.ts'
import type { listDevices } from '../../../../contract/member/account.ts'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import type { Translate } from '../../../locale/word-store.ts'
import { Badge } from '../../../ui/page/badge.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { LocalTime } from '../../../ui/time/local-time.tsx'
import { EntryButton, EntryRow } from '../entry-row.tsx'
import { deviceName } from './device-name.ts'

type Device = ResultOf<typeof listDevices>[number]

/** Renders all active sign-ins; each can be ended except this one, which signs out normally. */
export function Devices({ devices }: { devices: readonly Device[] }) {
  const t = useT()
  return (
    <Card title={t('account.devices')} className="max-w-2xl">
      <p className="-mt-2 mb-4 text-ink-soft">{t('account.devices-lead')}</p>
      <ul className="grid gap-4">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
    </Card>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const t = useT()
  const format = useFormat()
  const name = nameOf(t, device.userAgent)
  return (
    <EntryRow
      className="pt-4 first:pt-0"
      name={
        <>
          {name}
          {device.isCurrent && <Badge tone="sea">{t('account.device-this')}</Badge>}
        </>
      }
      details={
        <>
          {device.country && `${format.country(device.country)} · `}
          {t('account.device-since')} <LocalTime value={device.signedInAt} /> ·{' '}
          {t('account.device-seen')} <LocalTime value={device.lastSeenAt} />
        </>
      }
    >
      {!device.isCurrent && (
        <EntryButton
          name="device"
          value={device.id}
          label={t('account.device-end-of', { device: name })}
        >
          {t('account.device-end')}
        </EntryButton>
      )}
    </EntryRow>
  )
}

function nameOf(t: Translate, userAgent: string): string {
  const { browser, system } = deviceName(userAgent)
  if (browser && system) return t('account.device-name', { browser, system })
  return browser ?? system ?? t('account.device-unknown')
}
