import { useState } from 'react'
import type { Hotel } from '../../../../contract/hotel/hotel.ts'
import { useT } from '../../../locale/language.ts'
import { LazyPart, partScript } from '../../../offline/lazy-part.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { HotelScene } from '../../scene/hotel-scene.tsx'

const viewer = partScript(() => import('./gallery-viewer.tsx'))

/**
 * Renders a property's pictures: on phones a strip to swipe through, elsewhere a large one and smaller ones. Scripts add a
 * viewer that fills the screen.
 */
export function Gallery({ hotel: { name, scenes } }: { hotel: Pick<Hotel, 'name' | 'scenes'> }) {
  const t = useT()
  const hydrated = useHydrated()
  const [open, setOpen] = useState<number>()
  const labelOf = (index: number) =>
    t(`hotel.scene-${scenes[index]?.view ?? 'facade'}`, { hotel: name })
  return (
    <section aria-label={t('hotel-review.pictures')} className="min-w-0">
      <ul className="gallery" data-count={Math.min(scenes.length, 5)}>
        {scenes.map((scene, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pictures may be alike
          <li key={index}>
            <HotelScene scene={scene} label={labelOf(index)} />
            {hydrated && (
              <button
                type="button"
                aria-label={t('hotel-review.open-picture', { picture: labelOf(index) })}
                onClick={() => setOpen(index)}
                className="absolute inset-0 rounded focus-visible:-outline-offset-4"
              />
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-xs text-ink-soft">
        <span className="inline-flex items-center gap-1">
          <Icon name="info" size={16} />
          {t('hotel-review.drawn')}
        </span>
        {hydrated && scenes.length > 1 && (
          <button
            type="button"
            onClick={() => setOpen(0)}
            className="min-h-9 rounded-sm font-semibold text-sea underline"
          >
            {t('hotel-review.show-pictures', { count: scenes.length })}
          </button>
        )}
      </p>
      {open !== undefined && (
        <LazyPart
          of={viewer}
          props={{ name, scenes, labelOf, first: open, onClose: () => setOpen(undefined) }}
        />
      )}
    </section>
  )
}
