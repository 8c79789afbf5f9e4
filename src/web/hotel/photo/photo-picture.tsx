import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Photo } from '../../../contract/hotel/photo.ts'
import { cx } from '../../ui/cx.ts'

interface PhotoPictureProps {
  photo: Photo
  alt: string
  /** How wide it's shown, as in `<img sizes>`. */
  sizes: string
  /** What is shown if it can't be loaded, or isn't a picture. */
  fallback: ReactNode
  /** Called if that happens. */
  onBroken?: (() => void) | undefined
  /** Whether it's shown as a whole, instead of filling its place. */
  whole?: boolean
  /** Whether it's loaded at once. */
  eager?: boolean
  className?: string | undefined
}

/** Renders a photo in a place of a fixed size, whatever its own: its placeholder while it loads, and a drawing if it can't be loaded. */
export function PhotoPicture(props: PhotoPictureProps) {
  const { photo, alt, sizes, fallback, onBroken, whole = false, eager = false, className } = props
  const image = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState<string>()
  function breaks(url: string) {
    setBroken(url)
    onBroken?.()
  }
  // It may have failed before the page had its scripts.
  useEffect(() => {
    const { current } = image
    if (current?.complete && current.naturalWidth === 0) breaks(photo.url)
  })
  if (broken === photo.url) return fallback
  const { focus, placeholder } = photo
  const style: CSSProperties = {
    // Around a photo that is shown as a whole it would be a frame.
    ...(placeholder && !whole && { backgroundColor: placeholder }),
    ...(focus && { objectPosition: `${percent(focus.x)} ${percent(focus.y)}` }),
  }
  return (
    <img
      ref={image}
      src={photo.url}
      srcSet={photo.sizes?.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={photo.sizes && sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      style={style}
      onError={() => breaks(photo.url)}
      className={cx(
        'block text-xs',
        whole ? 'object-contain' : 'bg-scene-sky object-cover',
        className,
      )}
    />
  )
}

const percent = (share: number): string => `${Math.round(share * 100)}%`
