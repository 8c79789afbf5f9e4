import { imageAt, imageFile } from '../../../contract/image/image-address.ts'
import type { LibraryImage } from '../../../contract/image/images.ts'
import { useT } from '../../locale/language.ts'
import { FieldError } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { ImageGroup } from './image-group.tsx'
import { choiceField, findField, type ImagePicker, imageAct } from './image-names.ts'

/** Renders the stored images to pick one from: part of the form around it, so that nothing typed is lost. */
export function ImageChoice({ picker }: { picker: ImagePicker }) {
  const t = useT()
  const { name, q, wrong, images, count, page, pages } = picker
  const pageButton = (to: number, label: string) => (
    <SubmitButton
      name="do"
      value={imageAct({ as: 'choose', name, page: to })}
      variant="quiet"
      size="sm"
    >
      {label}
    </SubmitButton>
  )
  return (
    <ImageGroup
      label={{ id: `${name}-library` }}
      isPicker
      className="grid-cols-[minmax(0,1fr)] rounded border border-line bg-sunk p-4 focus:border-sea"
    >
      <div className="flex items-center justify-between gap-3">
        <h3 id={`${name}-library`} className="font-semibold">
          {t('desk-image.library')}
        </h3>
        <SubmitButton
          name="do"
          value={imageAct({ as: 'close', name })}
          variant="quiet"
          size="sm"
          icon="close"
        >
          {t('desk-image.close')}
        </SubmitButton>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          // Another search fills the field again.
          key={q}
          name={findField(name)}
          label={t('desk-image.find')}
          maxLength={100}
          defaultValue={q}
          className="min-w-0 flex-1 basis-48"
        />
        <SubmitButton
          name="do"
          value={imageAct({ as: 'choose', name, page: 1 })}
          variant="secondary"
          icon="search"
        >
          {t('desk-image.do-find')}
        </SubmitButton>
      </div>
      <p role="status" className="text-ink-soft">
        {t('desk-image.count', { count })}
        {count === 0 && <> {t('desk-image.none-text')}</>}
      </p>
      {wrong && <FieldError id={`${name}-wrong`}>{t(`desk-image.${wrong}`)}</FieldError>}
      {count > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
          {images.map((image) => (
            <li key={image.src} className="grid">
              <Choice name={name} image={image} describedBy={wrong && `${name}-wrong`} />
            </li>
          ))}
        </ul>
      )}
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton
            name="do"
            value={imageAct({ as: 'use', name })}
            variant="secondary"
            className="me-auto"
          >
            {t('desk-image.use')}
          </SubmitButton>
          {page > 1 && pageButton(page - 1, t('desk-image.newer'))}
          {pages > 1 && (
            <span className="text-xs tabular text-ink-soft">
              {t('desk-image.page', { page, pages })}
            </span>
          )}
          {page < pages && pageButton(page + 1, t('desk-image.older'))}
        </div>
      )}
    </ImageGroup>
  )
}

interface ChoiceProps {
  name: string
  image: LibraryImage
  describedBy: string | undefined
}

function Choice({ name, image, describedBy }: ChoiceProps) {
  const t = useT()
  const { src, alt, name: file, width, height } = image
  const id = imageAt(src) ?? ''
  return (
    <label className="flex flex-col gap-2 rounded border border-line-strong bg-surface p-2 has-checked:border-sea has-checked:bg-sea-soft has-focus-visible:outline-2 has-focus-visible:outline-sea">
      {/* Its words stand below it. */}
      <img
        src={imageFile(id, 300)}
        alt=""
        loading="lazy"
        className="h-28 w-full rounded-sm bg-sunk object-contain"
      />
      <span className="flex items-start gap-2">
        <input
          type="radio"
          name={choiceField(name)}
          value={id}
          aria-describedby={describedBy}
          aria-invalid={describedBy ? true : undefined}
          className="mt-0.5 size-5 shrink-0"
        />
        <span className="min-w-0 text-sm">
          <span className={alt ? 'line-clamp-3 wrap-anywhere' : 'text-ink-soft'}>
            {alt ?? t('desk-image.undescribed')}
          </span>
          <span className="mt-1 block text-xs text-ink-soft">
            {file && <span className="block wrap-anywhere">{file}</span>}
            {t('desk-image.size', { width, height })}
          </span>
        </span>
      </span>
    </label>
  )
}
