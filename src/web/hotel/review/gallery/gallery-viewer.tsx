import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Scene } from '../../../../contract/hotel/hotel.ts'
import { useT } from '../../../locale/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-paths.ts'
import { Modal } from '../../../ui/page/modal.tsx'
import { HotelScene } from '../../scene/hotel-scene.tsx'

interface GalleryViewerProps {
  name: string
  scenes: readonly Scene[]
  labelOf: (index: number) => string
  /** The picture to begin with. */
  first: number
  onClose: () => void
}

/** Renders pictures one at a time on the whole screen; arrow keys, buttons and swiping go from one to the next. */
export default function GalleryViewer(props: GalleryViewerProps) {
  const { name, scenes, labelOf, first, onClose } = props
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
    go(Math.min(scenes.length - 1, Math.max(0, at + step)))
  }
  const button = (icon: IconName, step: 1 | -1) => {
    const to = at + step
    return (
      <button
        type="button"
        aria-label={t(step > 0 ? 'hotel-review.next-picture' : 'hotel-review.previous-picture')}
        disabled={to < 0 || to >= scenes.length}
        onClick={() => go(to)}
        className="grid size-11 place-items-center rounded-full border border-line-strong bg-surface disabled:opacity-40"
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
        <div className="flex items-center justify-between gap-4">
          {button('chevron-left', -1)}
          <p role="status" className="text-center">
            {labelOf(at)}{' '}
            <span className="text-ink-soft">
              {t('hotel-review.picture-of', { number: at + 1, count: scenes.length })}
            </span>
          </p>
          {button('chevron-right', 1)}
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
        {scenes.map((scene, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pictures may be alike
          <li key={index}>
            <HotelScene scene={scene} label={labelOf(index)} />
          </li>
        ))}
      </ul>
    </Modal>
  )
}
