import { Form, Link } from 'react-router'
import type { PropertyPhotosPage } from '../../../contract/desk/property-photos.ts'
import { mostPhotos } from '../../../contract/hotel/photo.ts'
import { errorText, useLocale, useT, useUrl } from '../../locale/language.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { Card } from '../../ui/page/card.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { useAnsweredKey } from '../answered-key.ts'
import { filesField, type RefusedPhotos } from './answer-photos.ts'
import { PhotoFields } from './photo-fields.tsx'
import { photoAct, type ShownPhoto } from './typed-photos.ts'

interface PropertyPhotosProps {
  opened: {
    page: PropertyPhotosPage
    mayEdit: boolean
    told: 'saved' | 'uploaded' | 'removed' | undefined
    /** The form's idempotency key. */
    key: string
  }
  answer: RefusedPhotos | undefined
}

/** What file pickers offer. What a file is, its content says. */
const accepted = '.jpg,.jpeg,.png,.webp,.gif,.avif'

/** Renders a property's photos to add, describe, order and remove; those who may not edit only see them. */
export function PropertyPhotos({ opened, answer }: PropertyPhotosProps) {
  const { page, mayEdit, told, key } = opened
  const { property, revision } = page
  const t = useT()
  const url = useUrl()
  const { tag } = useLocale()
  const photos = answer?.typed?.map((photo) => withSize(photo, page.photos)) ?? page.photos
  const formKey = useAnsweredKey(answer?.typed ? null : revision)
  const country = new Intl.DisplayNames(tag, { type: 'region' }).of(property.country)
  const refusedFiles = answer?.files ?? []
  return (
    <>
      <Link
        to={url('desk/properties')}
        className="mb-2 inline-flex min-h-10 items-center gap-1 text-sea no-underline"
      >
        <Icon name="arrow-left" size={16} />
        {t('desk.part-properties')}
      </Link>
      <PageHeading title={property.name} lead={`${property.city}, ${country}`} />
      {told && !answer && (
        <Alert tone="success" className="mb-6">
          {t(`desk-property.told-${told}`)}
        </Alert>
      )}
      {answer?.code && (
        <Alert
          tone="error"
          code={answer.code}
          title={t('desk-property.not-saved')}
          className="mb-6"
        >
          {answer.code === 'VALIDATION' ? t('desk-property.check') : errorText(t, answer.code)}
        </Alert>
      )}
      {refusedFiles.length > 0 && (
        <Alert
          tone="error"
          code={refusedFiles[0]?.code}
          title={t('desk-property.not-uploaded')}
          className="mb-6"
        >
          <ul>
            {refusedFiles.map(({ name, code }) => (
              <li key={name} className="wrap-anywhere">
                {name && `${name}: `}
                {code === 'TOO_LARGE'
                  ? t('desk-property.too-many', { most: mostPhotos })
                  : name
                    ? errorText(t, code)
                    : t('desk-property.no-file')}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Form
        key={formKey}
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
      >
        {/* What a line's Enter key does: the first button of a form. */}
        <button type="submit" name="do" value="save" hidden />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="revision" value={revision} />
        {mayEdit && (
          <Card title={t('desk-property.add')}>
            <div className="flex flex-wrap items-start gap-3">
              <TextField
                name={filesField}
                type="file"
                multiple
                accept={accepted}
                label={t('desk-property.files')}
                hint={t('desk-property.files-hint', { most: mostPhotos })}
                optional
                className="min-w-0 flex-1 basis-64 [&_input]:py-3"
              />
              <SubmitButton
                name="do"
                value={photoAct({ as: 'upload' })}
                variant="secondary"
                className="sm:mt-6"
              >
                {t('desk-property.upload')}
              </SubmitButton>
            </div>
          </Card>
        )}
        <section aria-labelledby="photos" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="photos" className="text-lg font-semibold tracking-tight">
            {t('desk-property.photos', { count: photos.length })}
          </h2>
          {photos.length === 0 ? (
            <EmptyState icon="bed" title={t('desk-property.no-photos')}>
              {t('desk-property.no-photos-text', { count: property.suppliersPhotos })}
            </EmptyState>
          ) : (
            <>
              <p className="text-ink-soft">{t('desk-property.order-text')}</p>
              <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
                {photos.map((photo, index) => (
                  <PhotoFields
                    key={photo.imageId}
                    photo={photo}
                    place={{ index, count: photos.length }}
                    rooms={property.rooms}
                    wrong={answer?.wrong ?? {}}
                    mayEdit={mayEdit}
                  />
                ))}
              </ol>
              {mayEdit && (
                <SubmitButton name="do" value="save" size="lg" className="justify-self-start">
                  {t('desk-property.save')}
                </SubmitButton>
              )}
            </>
          )}
        </section>
      </Form>
    </>
  )
}

/** Returns a typed photo with its size, if it was stored before. */
function withSize(
  photo: NonNullable<RefusedPhotos['typed']>[number],
  stored: readonly ShownPhoto[],
): ShownPhoto {
  const known = stored.find(({ imageId }) => imageId === photo.imageId)
  return { ...photo, width: known?.width ?? 0, height: known?.height ?? 0 }
}
