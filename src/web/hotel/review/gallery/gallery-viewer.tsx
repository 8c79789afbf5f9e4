import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../../locale/language.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-paths.ts'
import { Modal } from '../../../ui/page/modal.tsx'
import { PictureOf } from './gallery-picture.tsx'
import { type GalleryPicture, groupsOf } from './gallery-pictures.ts'

interface GalleryViewerProps {
  name: string
  pictures: readonly GalleryPicture[]
  labelOf: (index: number) => string
  /** The picture to begin with. */
  first: number
  onBroken: (url: string) => void
  onClose: () => void
}

/** Renders pictures one at a time on the whole screen: arrow keys, buttons, swiping and thumbnails, by group, go from one to another. */
export default function GalleryViewer(props: GalleryViewerProps) {
  const { name, pictures, labelOf, first, onBroken, onClose } = props
  const t = useT()
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(first)
  const go = (to: number, behavior: ScrollBehavior = 'smooth') => {
    const picture = strip.current?.children[to]
    if (picture instanceof HTMLElement) {
      strip.current?.scrollTo({ left: picture.offsetLeft, behavior })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    go(first, 'instant')
    strip.current?.focus()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    go(Math.min(pictures.length - 1, Math.max(0, at + step)))
  }
  const button = (icon: IconName, step: 1 | -1) => {
    const to = at + step
    return (
      <button
        type="button"
        aria-label={t(step > 0 ? 'hotel-review.next-picture' : 'hotel-review.previous-picture')}
        disabled={to < 0 || to >= pictures.length}
        onClick={() => go(to)}
        className="grid size-11 shrink-0 place-items-center rounded-full border border-line-strong bg-surface disabled:opacity-40"
      >
        <Icon name={icon} />
      </button>
    )
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={name}
      mode="fullscreen"
      footer={
        <div className="flex items-center justify-between gap-x-4 gap-y-2 max-md:flex-wrap">
          <Thumbnails pictures={pictures} labelOf={labelOf} at={at} go={go} />
          <div className="flex items-center justify-between gap-4 max-md:basis-full">
            {button('chevron-left', -1)}
            <p role="status" className="min-w-0 text-center">
              {labelOf(at)}{' '}
              <span className="text-ink-soft">
                {t('hotel-review.picture-of', { number: at + 1, count: pictures.length })}
              </span>
            </p>
            {button('chevron-right', 1)}
          </div>
        </div>
      }
    >
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that it has to be reachable by keyboard
        tabIndex={0}
        aria-label={t('hotel-review.pictures')}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget }) =>
          setAt(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
        }
        className="gallery-strip"
      >
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pictures may be alike
          <li key={index}>
            <PictureOf
              picture={picture}
              label={labelOf(index)}
              sizes="100vw"
              whole
              onBroken={onBroken}
            />
          </li>
        ))}
      </ul>
    </Modal>
  )
}

interface ThumbnailsProps extends Pick<GalleryViewerProps, 'pictures' | 'labelOf'> {
  /** The picture that is shown. */
  at: number
  go: (to: number) => void
}

/** Renders all pictures small, in groups that say what they show. */
function Thumbnails({ pictures, labelOf, at, go }: ThumbnailsProps) {
  const t = useT()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = row
    const shown = current?.querySelectorAll('button')[at]
    if (!(current && shown)) return
    current.scrollTo({ left: shown.offsetLeft - current.clientWidth / 2 })
  }, [at])
  return (
    <section
      ref={row}
      aria-label={t('hotel-review.all-pictures')}
      className="relative flex min-w-0 flex-1 gap-3 overflow-x-auto p-1 max-md:basis-full"
    >
      {groupsOf(pictures).map(({ view, first, pictures: group }) => (
        <div key={first} className="shrink-0">
          <h3 className="mb-1 text-xs whitespace-nowrap text-ink-soft">
            {t(`hotel-review.group-${view ?? 'other'}`)}
          </h3>
          <ul className="flex gap-1">
            {group.map((picture, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two pictures may be alike
              <li key={index} className="shrink-0">
                <button
                  type="button"
                  aria-label={labelOf(first + index)}
                  aria-current={first + index === at ? 'true' : undefined}
                  onClick={() => go(first + index)}
                  className={cx(
                    'gallery-thumbnail block overflow-hidden rounded-sm',
                    first + index === at && 'outline-2 outline-sea',
                  )}
                >
                  <PictureOf picture={picture} sizes="4rem" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
