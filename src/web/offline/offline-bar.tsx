import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useT } from '../locale/language.ts'
import { Icon } from '../ui/icon.tsx'
import { followHistory } from './follow-history.ts'
import { guardDocument } from './guard-document.ts'
import { followNetwork, network, whenReachable } from './network.ts'
import { whenIdle } from './when-idle.ts'

const savePages = () => void import('../saved-pages/watch-pages.ts').then((it) => it.watchPages())

/**
 * Renders that there's no network, what failed because of it, and a retry button. Its messages are included in every
 * page.
 */
export function OfflineBar() {
  const t = useT()
  const { pathname, search } = useLocation()
  const { offline, unsent, wanted } = useSyncExternalStore(
    network.subscribe,
    network.read,
    network.readOnServer,
  )
  useEffect(() => {
    const stops = [followNetwork(), guardDocument(), followHistory(), whenIdle(savePages)]
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page was reached, so nothing is wanted any more
  useEffect(() => network.forgetWanted(), [pathname, search])
  return (
    <div role="status" className="sticky top-0 z-40">
      {(offline || wanted) && (
        <div
          data-offline={offline}
          className="flex min-h-11 items-center justify-center gap-3 bg-ink px-4 py-1 text-xs text-paper shadow-float"
        >
          <Icon name={offline ? 'warning' : 'check-circle'} size={16} />
          <p>
            {t(
              `error.${offline ? (wanted ? 'offline-page' : unsent ? 'offline-unsent' : 'offline') : 'online-again'}`,
            )}
          </p>
          {wanted && (
            <button
              type="button"
              onClick={() => void whenReachable(wanted)}
              className="min-h-10 shrink-0 rounded px-2 font-semibold underline"
            >
              {t('error.try-again')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
