import { type FormEvent, type ReactNode, useState } from 'react'
import { useActionData } from 'react-router'
import type { ErrorCode } from '../../../contract/errors.ts'
import { largestImage, largestImages } from '../../../contract/image/image-address.ts'
import { errorText, useT } from '../../locale/language.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { ImageChoice } from './image-choice.tsx'
import { type ImageSize, sizeOfFile } from './image-crop.ts'
import { ImageGroup } from './image-group.tsx'
import { fileField, type ImagePicker, imageAct, isOnSite, type StoredImage } from './image-names.ts'
import { CropNote, SlottedPicture } from './slotted-picture.tsx'

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
  /** Where the image is shown, if that has a shape of its own, to which others are cropped. */
  slot?: ImageSize | undefined
  /** The size of the image that the form has, if it's known. */
  size?: ImageSize | undefined
  /** The field itself. */
  children: ReactNode
}

/** What file pickers offer. What a file is, its content says. */
const accepted = '.jpg,.jpeg,.png,.webp,.gif,.avif'

/** Renders an image's address with the image, and what puts another one in its place: a new file, or one that is stored. */
export function ImageField(props: ImageFieldProps) {
  const { name, label, src, problem, stored, picker, slot, size = stored, children } = props
  const t = useT()
  /** What is wrong with the file that was chosen since the last answer, or null if nothing is. */
  const [found, setFound] = useState<string | null>()
  /** The size of that file, if its slot has a shape. */
  const [chosen, setChosen] = useState<ImageSize>()
  const answer: unknown = useActionData()
  const [answered, setAnswered] = useState(answer)
  if (answered !== answer) {
    setAnswered(answer)
    setFound(undefined)
    setChosen(undefined)
  }

  // Told before it's sent in vain; the field is emptied, so that everything else still can be sent.
  function check({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    const files = [...(field.files ?? [])]
    setChosen(undefined)
    if (files.some((file) => file.size > largestImage)) setFound(errorText(t, 'IMAGE_TOO_LARGE'))
    else if (sizeOfAll(field.form) > largestImages) setFound(t('desk-image.together'))
    else {
      setFound(null)
      const [file] = files
      if (slot && file) {
        void sizeOfFile(file).then((read) => field.files?.[0] === file && setChosen(read))
      }
      return
    }
    field.value = ''
  }

  const refused = problem ? errorText(t, problem) : null
  return (
    <ImageGroup label={{ text: label }} image={name}>
      {isOnSite(src) && <SlottedPicture src={src} slot={slot} size={size} />}
      {stored && (
        <p role="status" className="font-medium">
          {t(stored.picked ? 'desk-image.chosen' : 'desk-image.stored', {
            width: stored.width,
            height: stored.height,
          })}
        </p>
      )}
      <CropNote slot={slot} size={chosen ?? size} />
      {children}
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          name={fileField(name)}
          type="file"
          accept={accepted}
          label={t('desk-image.file', { label })}
          hint={slot ? t('desk-image.file-hint-slot', { ...slot }) : t('desk-image.file-hint')}
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
