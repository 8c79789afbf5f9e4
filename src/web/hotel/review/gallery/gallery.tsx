import { useMemo, useState } from 'react'
import type { Hotel } from '../../../../contract/hotel/hotel.ts'
import { useT } from '../../../locale/language.ts'
import { LazyPart, partScript } from '../../../offline/lazy-part.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { photoText, sceneText } from '../../photo/hotel-picture.tsx'
import { PictureOf } from './gallery-picture.tsx'
import { galleryPictures } from './gallery-pictures.ts'

const viewer = partScript(() => import('./gallery-viewer.tsx'))

/**
 * Renders a property's pictures: on phones a strip to swipe through, elsewhere a large one and smaller ones. Scripts add a
 * viewer that fills the screen.
 */
export function Gallery({ hotel }: { hotel: Pick<Hotel, 'name' | 'scenes' | 'photos'> }) {
  const t = useT()
  const hydrated = useHydrated()
  const [open, setOpen] = useState<number>()
  const { name } = hotel
  /** Addresses of photos that couldn't be loaded. */
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const pictures = useMemo(() => galleryPictures(hotel, broken), [hotel, broken])
  const onBroken = (url: string) => setBroken((known) => new Set([...known, url]))
  const labelOf = (index: number) => {
    const { photo, view } = pictures[index] ?? {}
    if (photo) return photoText(t, photo, name)
    return view ? sceneText(t, { view }, name) : ''
  }
  const drawn = pictures.filter(({ photo }) => !photo).length
  return (
    <section aria-label={t('hotel-review.pictures')} className="min-w-0">
      <ul className="gallery" data-count={Math.min(pictures.length, 5)}>
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pictures may be alike
          <li key={index}>
            <PictureOf
              picture={picture}
              label={labelOf(index)}
              sizes={index === 0 ? '(width >= 40rem) 40rem, 88vw' : '(width >= 40rem) 20rem, 88vw'}
              eager={index === 0}
              onBroken={onBroken}
            />
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
        {drawn > 0 && (
          <span className="inline-flex items-center gap-1">
            <Icon name="info" size={16} />
            {t(drawn < pictures.length ? 'hotel-review.drawn-some' : 'hotel-review.drawn')}
          </span>
        )}
        {/* It needs scripts, and has its place before: it would move the rest of the page. */}
        {pictures.length > 1 && (
          <button
            type="button"
            onClick={() => setOpen(0)}
            className={cx(
              'min-h-9 rounded-sm font-semibold text-sea underline',
              !hydrated && 'invisible',
            )}
          >
            {t('hotel-review.show-pictures', { count: pictures.length })}
          </button>
        )}
      </p>
      {open !== undefined && (
        <LazyPart
          of={viewer}
          props={{
            name,
            pictures,
            labelOf,
            first: open,
            onBroken,
            onClose: () => setOpen(undefined),
          }}
        />
      )}
    </section>
  )
}
