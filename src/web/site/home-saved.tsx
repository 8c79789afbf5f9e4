import { savedOnDevice } from '../hotel/saved/saved-on-device.ts'
import { LazyPart, partScript } from '../offline/lazy-part.tsx'
import { useMember } from '../session/member/use-auth.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

const list = partScript(() => import('../hotel/saved/saved-list.tsx'))

/** Renders the stays that a member or this device has saved. Only such visitors load the list's script. */
export function HomeSaved() {
  const isMember = useMember()
  if (!useHydrated() || !(isMember || savedOnDevice.read().length > 0)) return null
  return (
    <div className="mx-auto max-w-6xl px-4 pb-8 md:px-6">
      <LazyPart of={list} props={{}} />
    </div>
  )
}
