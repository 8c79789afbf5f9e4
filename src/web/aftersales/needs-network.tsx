import { useT } from '../locale/language.ts'

/** Attributes of links that an order's page saved on a device shows as inactive, because their pages aren't saved. */
export const needsNetwork = { 'data-needs-network': '' } as const

/** Renders, only in a page that is saved on a device, why the links above are inactive. */
export function NetworkNote() {
  const t = useT()
  return (
    <p hidden data-network-note="" className="text-xs text-ink-soft">
      {t('aftersales.needs-network')}
    </p>
  )
}
