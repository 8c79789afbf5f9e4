import { type FormEvent, type ReactNode, useState } from 'react'
import { useActionData } from 'react-router'
import type { ErrorCode } from '../../../contract/errors.ts'
import { largestImage, largestImages } from '../../../contract/image/image-address.ts'
import { errorText, useT } from '../../locale/language.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ImageChoice } from './image-choice.tsx'
import { ImageGroup } from './image-group.tsx'
import { fileField, type ImagePicker, imageAct, isOnSite, type StoredImage } from './image-names.ts'

interface ImageFieldProps {
  /** Of the field that has the image's address. */
  name: string
  label: string
  /** What that field has now. */
  src: string
  /** Set if the file that was sent wasn't stored. */
  problem: ErrorCode | undefined
  /** Set if it was, or if another one was picked. */
  stored: StoredImage | undefined
  /** The list of stored images, if it's open beside this or another field. */
  picker: ImagePicker | null
  /** The field itself. */
  children: ReactNode
}

/** What file pickers offer. What a file is, its content says. */
const accepted = '.jpg,.jpeg,.png,.webp,.gif,.avif'

/** Renders an image's address with the image, and what puts another one in its place: a new file, or one that is stored. */
export function ImageField(props: ImageFieldProps) {
  const { name, label, src, problem, stored, picker, children } = props
  const t = useT()
  /** What is wrong with the file that was chosen since the last answer, or null if nothing is. */
  const [found, setFound] = useState<string | null>()
  const answer: unknown = useActionData()
  const [answered, setAnswered] = useState(answer)
  if (answered !== answer) {
    setAnswered(answer)
    setFound(undefined)
  }

  // Told before it's sent in vain; the field is emptied, so that everything else still can be sent.
  function check({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    const chosen = [...(field.files ?? [])]
    if (chosen.some(({ size }) => size > largestImage)) setFound(errorText(t, 'IMAGE_TOO_LARGE'))
    else if (sizeOfAll(field.form) > largestImages) setFound(t('desk-image.together'))
    else {
      setFound(null)
      return
    }
    field.value = ''
  }

  const refused = problem ? errorText(t, problem) : null
  return (
    <ImageGroup label={{ text: label }} image={name}>
      {isOnSite(src) && (
        <Picture
          as="message-mobile"
          src={src}
          alt={t('desk-image.preview')}
          width={300}
          height={176}
          className="h-auto max-h-44 w-auto max-w-full justify-self-start rounded border border-line bg-sunk"
        />
      )}
      {stored && (
        <p role="status" className="font-medium">
          {t(stored.picked ? 'desk-image.chosen' : 'desk-image.stored', {
            width: stored.width,
            height: stored.height,
          })}
        </p>
      )}
      {children}
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          name={fileField(name)}
          type="file"
          accept={accepted}
          label={t('desk-image.file', { label })}
          hint={t('desk-image.file-hint')}
          optional
          error={found === undefined ? refused : found}
          onChange={check}
          className="min-w-0 flex-1 basis-64 [&_input]:py-3"
        />
        <SubmitButton
          name="do"
          value={imageAct({ as: 'upload', name })}
          variant="secondary"
          className="sm:mt-6"
        >
          {t('desk-image.upload')}
        </SubmitButton>
      </div>
      {picker?.name === name ? (
        <ImageChoice picker={picker} />
      ) : (
        <SubmitButton
          name="do"
          value={imageAct({ as: 'choose', name, page: 1 })}
          variant="secondary"
          className="justify-self-start"
        >
          {t('desk-image.choose')}
        </SubmitButton>
      )}
    </ImageGroup>
  )
}

function sizeOfAll(form: HTMLFormElement | null): number {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input[type="file"]') ?? [])]
  return fields.flatMap(({ files }) => [...(files ?? [])]).reduce((sum, { size }) => sum + size, 0)
}
