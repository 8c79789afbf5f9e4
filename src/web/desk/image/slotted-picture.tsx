import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { Alert } from '../../ui/page/alert.tsx'
import { Picture } from '../../ui/picture.tsx'
import { cropOf, type ImageSize } from './image-crop.ts'

interface SlottedPictureProps {
  src: string
  slot: ImageSize | undefined
  /** The image's own; undefined if it isn't known. */
  size: ImageSize | undefined
}

/** Renders all of a form's image, with what its slot cuts off darkened. */
export function SlottedPicture({ src, slot, size }: SlottedPictureProps) {
  const t = useT()
  const crop = slot && size && cropOf(size, slot)
  return (
    <span className="relative justify-self-start overflow-hidden rounded border border-line bg-sunk">
      <Picture
        as="message-mobile"
        src={src}
        alt={t('desk-image.preview')}
        width={300}
        height={176}
        className="block h-auto max-h-44 w-auto max-w-full"
      />
      {crop && size && (
        <span
          data-crop={crop.cut}
          style={{
            inset: `${outside(crop.height, size.height)} ${outside(crop.width, size.width)}`,
          }}
          className="absolute outline-2 -outline-offset-2 outline-amber shadow-[0_0_0_100vmax_var(--color-scrim)]"
        />
      )}
    </span>
  )
}

/** Returns how far from each end a part around the middle begins. */
const outside = (shown: number, whole: number): string => `${(1 - shown / whole) * 50}%`

/** Says which part of an image its slot shows, unless that's all of it. A file that is chosen changes it, so it's read out. */
export function CropNote({ slot, size }: Pick<SlottedPictureProps, 'slot' | 'size'>) {
  const t = useT()
  const format = useFormat()
  const crop = slot && size && cropOf(size, slot)
  return (
    <div aria-live="polite">
      {crop && slot && size && (
        <Alert tone="warning" title={t(`desk-image.crop-${crop.cut}`)}>
          {t('desk-image.crop-text', {
            width: format.number(size.width),
            height: format.number(size.height),
            shownWidth: format.number(crop.width),
            shownHeight: format.number(crop.height),
            slotWidth: slot.width,
            slotHeight: slot.height,
          })}
        </Alert>
      )}
    </div>
  )
}
