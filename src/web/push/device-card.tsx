import { useT } from '../locale/language.ts'
import { useMember } from '../session/member/use-auth.ts'
import { Card } from '../ui/page/card.tsx'
import { Disclosure } from '../ui/page/disclosure.tsx'
import type { DeviceSlotProps } from './device-slot.tsx'
import { InstallHint } from './install-hint.tsx'
import { PushChoice } from './push-choice.tsx'
import { SavedChoice } from './saved-choice.tsx'

/** Renders what a visitor may choose for this device; folded on an order's page, whose traveller came for something else. */
export default function DeviceCard({ orderCode, savedUntil }: DeviceSlotProps) {
  const t = useT()
  const member = useMember()
  const choices = (
    <div className="grid gap-6">
      {orderCode && savedUntil && <SavedChoice until={savedUntil} />}
      <PushChoice orderCode={member ? undefined : orderCode} />
      <InstallHint />
    </div>
  )
  if (!orderCode) {
    return (
      <Card title={t('push.title')} className="max-w-2xl">
        {choices}
      </Card>
    )
  }
  return (
    <Card aria-label={t('push.title')} pad="none" className="max-w-2xl px-4 py-2 md:px-6">
      <Disclosure
        summary={<h2 className="text-lg font-semibold tracking-tight">{t('push.title')}</h2>}
      >
        <div className="pb-3">{choices}</div>
      </Disclosure>
    </Card>
  )
}
