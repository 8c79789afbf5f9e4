import { useT } from '../locale/language.ts'
import { useVisitor } from '../session/page-state/page-state.tsx'
import { installWay } from './install-way.ts'

/** Renders how this browser installs the site as an app, unless it already runs as one. In the browser only. */
export function InstallHint() {
  const t = useT()
  const way = installWay(useVisitor().device, navigator.maxTouchPoints)
  if (!way || matchMedia('(display-mode: standalone)').matches) return null
  return (
    <div>
      <h3 className="font-medium">{t('push.install')}</h3>
      <p className="text-ink-soft">{t(`push.install-${way}`)}</p>
      {/* iPhones and iPads deliver push messages only to installed sites. */}
      {!('PushManager' in window) && <p className="text-ink-soft">{t('push.install-notified')}</p>}
    </div>
  )
}
