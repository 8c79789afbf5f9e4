import { defaultLocale } from '../../../contract/default-locale.ts'
import { useT } from '../../locale/language.ts'
import { messageSizes, slotStyle } from '../../message/message-sizes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Picture } from '../../ui/picture.tsx'
import { isOnSite } from '../image/image-names.ts'
import type { Texts } from './record-texts.ts'

/** Renders an in-app message as visitors see it on phones and computers, with the images that are in the form. */
export function MessagePreview({ texts }: { texts: Texts }) {
  const t = useT()
  const says = texts[`alts.${defaultLocale}`]
  const images = [
    ['mobile', texts.imgMobile],
    ['desktop', texts.imgDesktop],
  ] as const
  return (
    <Card title={t('desk-record.preview')}>
      <p className="mb-4 text-ink-soft">{t('desk-record.preview-text')}</p>
      <div className="grid gap-6">
        {images.map(([platform, src]) => (
          <figure key={platform} data-preview={platform} className="grid gap-2">
            <figcaption className="text-xs font-medium text-ink-soft">
              {t(`desk-record.preview-${platform}`)}
            </figcaption>
            {/* The page below shows through what dims it. */}
            <div className="grid justify-items-center rounded bg-scrim p-3 sm:p-6">
              {src && isOnSite(src) ? (
                <div
                  style={{ width: `min(${messageSizes[platform].width}px, 100%)` }}
                  className="relative overflow-hidden rounded bg-raised shadow-float"
                >
                  <Picture
                    as={`message-${platform}`}
                    src={src}
                    alt={says || t('desk-record.preview')}
                    {...messageSizes[platform]}
                    style={slotStyle(messageSizes[platform])}
                    className="mx-auto block h-auto object-cover"
                  />
                  {says && (
                    <p
                      aria-hidden="true"
                      className="px-4 py-3 text-center font-semibold text-ink wrap-anywhere"
                    >
                      {says}
                    </p>
                  )}
                  <span
                    aria-hidden
                    className="absolute top-2 inset-e-2 grid size-11 place-items-center rounded bg-raised text-ink"
                  >
                    <Icon name="close" />
                  </span>
                </div>
              ) : (
                <p className="rounded bg-raised px-4 py-3">{t('desk-record.preview-none')}</p>
              )}
            </div>
          </figure>
        ))}
      </div>
    </Card>
  )
}
