import type { ComponentProps } from 'react'
import { type ImageWidth, imageAt, imageFile } from '../../contract/image/image-address.ts'

/** A width in CSS pixels, with the widths of the files for densities 1 and 2 (S9.12). */
type Densities = readonly [ImageWidth, ImageWidth]

/** How wide a picture is shown. `message` is a phone's and a computer's (S9.11), `page` as wide as the page. */
const shown = {
  'message-mobile': [300, 600],
  'message-desktop': [470, 940],
  page: [640, 1280],
} as const satisfies Record<string, Densities>

/** What `page` is on wider screens: from the breakpoints sm and lg. The widest first, because browsers take the first that fits. */
const wider: readonly { media: string; densities: Densities }[] = [
  { media: '(min-width: 64rem)', densities: [1536, 3072] },
  { media: '(min-width: 40rem)', densities: [1024, 2048] },
]

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes'> & {
  /** An uploaded image's address, or another file of this site. */
  src: string
  alt: string
  /** In pixels: what the browser leaves free for it. */
  width: number
  height: number
  as: keyof typeof shown
}

/** Renders an image. One that was uploaded comes in the width that it's shown in, at the screen's density. */
export function Picture({ src, alt, as, ...rest }: PictureProps) {
  const id = imageAt(src)
  if (id === undefined) return <img {...rest} src={src} alt={alt} />
  const image = (
    <img {...rest} src={imageFile(id, shown[as][0])} srcSet={srcSetOf(id, shown[as])} alt={alt} />
  )
  if (as !== 'page') return image
  return (
    <picture>
      {wider.map(({ media, densities }) => (
        <source key={media} media={media} type="image/webp" srcSet={srcSetOf(id, densities)} />
      ))}
      {image}
    </picture>
  )
}

const srcSetOf = (id: string, densities: Densities): string =>
  densities.map((width, at) => `${imageFile(id, width)} ${at + 1}x`).join(', ')
