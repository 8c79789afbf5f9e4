import { useT } from '../locale/language.ts'
import { useMember } from '../session/member/use-auth.ts'
import { Card } from '../ui/page/card.tsx'
import type { DeviceSlotProps } from './device-slot.tsx'
import { InstallHint } from './install-hint.tsx'
import { PushChoice } from './push-choice.tsx'
import { SavedChoice } from './saved-choice.tsx'

/** Renders what a visitor may choose for this device. */
export default function DeviceCard({ orderCode, savedUntil }: DeviceSlotProps) {
  const t = useT()
  const member = useMember()
  return (
    <Card title={t('push.title')} className="max-w-2xl">
      <div className="grid gap-6">
        {orderCode && savedUntil && <SavedChoice until={savedUntil} />}
        <PushChoice orderCode={member ? undefined : orderCode} />
        <InstallHint />
      </div>
    </Card>
  )
}
