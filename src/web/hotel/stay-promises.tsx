import { useT } from '../locale/language.ts'
import { Reasons } from '../ui/page/reasons.tsx'

const reasons = [
  ['receipt', 'total'],
  ['clock', 'cancel'],
  ['sort', 'order'],
  ['check-circle', 'confirmed'],
] as const

/** Renders why to book stays here; the booking engine guarantees each promise. */
export function StayPromises() {
  const t = useT()
  return (
    <Reasons
      heading={t('hotel-landing.why')}
      reasons={reasons.map(([icon, about]) => ({
        icon,
        title: t(`hotel-landing.why-${about}-title`),
        text: t(`hotel-landing.why-${about}-text`),
      }))}
    />
  )
}
