import { useT } from '../../locale/language.ts'
import { buttonClass } from '../../ui/button-look.ts'
import type { TouchedMap } from './use-touched-map.ts'

type ExploreButtonProps = Pick<TouchedMap<object>, 'state' | 'explore'>

/** Renders the button that turns a drawing into a map that can be moved, and says when that fails. */
export function ExploreButton({ state, explore }: ExploreButtonProps) {
  const t = useT()
  if (state === 'moving') return null
  return (
    <div className="map-explore">
      <button
        type="button"
        data-explore
        onClick={explore}
        className={buttonClass({ size: 'sm', variant: 'secondary' }, 'shadow-float')}
      >
        {state === 'loading' ? t('hotel.map-loading') : t('hotel.map-explore')}
      </button>
      <p
        role="status"
        className="rounded bg-raised px-3 py-1 text-center text-xs shadow-float empty:hidden"
      >
        {state === 'failed' && t('hotel.map-failed')}
      </p>
    </div>
  )
}
