import { type MouseEvent, useState } from 'react'
import { sceneViews } from '../../../contract/hotel/hotel-terms.ts'
import { imageFile } from '../../../contract/image/image-address.ts'
import { useT } from '../../locale/language.ts'
import { Select } from '../../ui/form/select.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { photoAct, photoField, type ShownPhoto } from './typed-photos.ts'

interface PhotoFieldsProps {
  photo: ShownPhoto
  /** Where it stands in the list. */
  place: { index: number; count: number }
  rooms: readonly { id: string; name: string }[]
  /** What is wrong, by `0.caption`. */
  wrong: Readonly<Record<string, string>>
  mayEdit: boolean
}

/** Renders a photo with what is said of it, and the buttons that move and remove it. */
export function PhotoFields({ photo, place, rooms, wrong, mayEdit }: PhotoFieldsProps) {
  const { imageId, caption, group, roomId, width, height } = photo
  const { index, count } = place
  const t = useT()
  const [focus, setFocus] = useState(photo.focus)
  const number = index + 1
  const wrongIn = (field: string) => (wrong[`${index}.${field}`] ? t('desk-property.wrong') : null)
  const roomName = rooms.find(({ id }) => id === roomId)?.name
  const name = caption || roomName || (group && t(`desk-property.group-${group}`)) || ''
  const about = t('desk-property.photo', { number })
  return (
    <li
      aria-label={name ? `${about}: ${name}` : about}
      data-photo={imageId}
      className="grid gap-4 rounded border border-line bg-surface p-4 md:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-2">
        <FocusPicture photo={photo} focus={focus} onPick={mayEdit ? setFocus : undefined} />
        <p className="text-xs text-ink-soft">
          {about}
          {index === 0 && ` · ${t('desk-property.cover')}`}
          {width > 0 && ` · ${t('desk-property.size', { width, height })}`}
        </p>
        {/* As lists crop it. */}
        <img
          src={imageFile(imageId, 300)}
          alt={t('desk-property.cropped', { number })}
          loading="lazy"
          style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
          className="h-24 w-full rounded-sm bg-sunk object-cover"
        />
      </div>
      {mayEdit ? (
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          <input type="hidden" name="photo" value={imageId} />
          <TextField
            name={photoField(imageId, 'caption')}
            label={t('desk-property.caption')}
            hint={t('desk-property.caption-hint')}
            optional
            maxLength={300}
            defaultValue={caption}
            error={wrongIn('caption')}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <Select
              name={photoField(imageId, 'group')}
              label={t('desk-property.group')}
              placeholder={t('desk-property.group-other')}
              options={sceneViews.map((value) => ({
                value,
                label: t(`desk-property.group-${value}`),
              }))}
              defaultValue={group ?? ''}
              error={wrongIn('group')}
            />
            <Select
              name={photoField(imageId, 'room')}
              label={t('desk-property.room')}
              placeholder={t('desk-property.room-none')}
              options={rooms.map((room) => ({ value: room.id, label: room.name }))}
              defaultValue={roomId ?? ''}
              error={wrongIn('roomId')}
            />
            {(['x', 'y'] as const).map((axis) => (
              <TextField
                key={axis}
                name={photoField(imageId, axis)}
                type="number"
                min={0}
                max={100}
                step={1}
                label={t(`desk-property.focus-${axis}`)}
                value={focus[axis]}
                onChange={({ currentTarget }) =>
                  setFocus({ ...focus, [axis]: currentTarget.valueAsNumber || 0 })
                }
                error={wrongIn(`focus.${axis}`)}
              />
            ))}
          </div>
          <div className="flex flex-wrap gap-2">
            {index > 0 && (
              <>
                <ActButton act="first" imageId={imageId} number={number} />
                <ActButton act="earlier" imageId={imageId} number={number} />
              </>
            )}
            {number < count && <ActButton act="later" imageId={imageId} number={number} />}
            <ActButton act="remove" imageId={imageId} number={number} />
          </div>
        </div>
      ) : (
        <p className="wrap-anywhere">{name}</p>
      )}
    </li>
  )
}

interface ActButtonProps {
  act: 'first' | 'earlier' | 'later' | 'remove'
  imageId: string
  number: number
}

function ActButton({ act, imageId, number }: ActButtonProps) {
  const t = useT()
  return (
    <SubmitButton
      name="do"
      value={photoAct({ as: act, imageId })}
      variant="secondary"
      size="sm"
      aria-label={t(`desk-property.do-${act}-of`, { number })}
    >
      {t(`desk-property.do-${act}`)}
    </SubmitButton>
  )
}

interface FocusPictureProps {
  photo: ShownPhoto
  focus: ShownPhoto['focus']
  onPick: ((focus: ShownPhoto['focus']) => void) | undefined
}

/** Renders the whole photo with the point that stays in view; with scripts, a click chooses it. */
function FocusPicture({ photo, focus, onPick }: FocusPictureProps) {
  const t = useT()
  const isHydrated = useHydrated()
  const { imageId, caption } = photo
  const picture = (
    <>
      <img
        src={imageFile(imageId, 470)}
        alt={caption || t('desk-property.preview')}
        loading="lazy"
        className="block max-h-56 max-w-full rounded-sm bg-sunk"
      />
      <span
        aria-hidden="true"
        style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        className="pointer-events-none absolute -m-2 size-4 rounded-full border-2 border-on-sea bg-sea"
      />
    </>
  )
  if (!(onPick && isHydrated)) return <div className="relative w-fit">{picture}</div>
  const pick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // By keyboard it has no place; there are fields for that.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onPick({ x: share(clientX - left, width), y: share(clientY - top, height) })
  }
  return (
    <button
      type="button"
      aria-label={t('desk-property.pick-focus')}
      onClick={pick}
      className="relative block w-fit cursor-crosshair rounded-sm"
    >
      {picture}
    </button>
  )
}

const share = (at: number, of: number): number =>
  Math.min(100, Math.max(0, Math.round((100 * at) / Math.max(1, of))))
