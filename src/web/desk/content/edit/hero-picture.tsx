import type { ComponentProps } from 'react'
import { useT } from '../../../locale/language.ts'
import type { BodyField } from './body-fields.ts'
import { BodyProperty } from './body-property.tsx'

/** Of the picture, the fields besides its kind. */
const cityField = 'hero.picture.place'
const isPicture = ({ name }: BodyField) => name.startsWith('hero.picture.')
export const isOfPicture = (field: BodyField): boolean => isPicture(field) && field.as !== 'picture'

interface HeroPictureProps extends Omit<ComponentProps<typeof BodyProperty>, 'field'> {
  /** The field that says what the picture is. */
  kind: BodyField
  fields: readonly BodyField[]
}

/** Renders what the picture at the top of a page is, and only the fields of what is chosen; without `:has()`, those of both. */
export function HeroPicture({ kind, fields, ...property }: HeroPictureProps) {
  const t = useT()
  const own = fields.filter(isOfPicture)
  const groups = [
    {
      of: 'city',
      fields: own.filter(({ name }) => name === cityField),
      look: 'group-has-[option[value=image]:checked]/picture:hidden',
    },
    {
      of: 'image',
      fields: own.filter(({ name }) => name !== cityField),
      look: 'group-has-[option[value=city]:checked]/picture:hidden',
    },
  ] as const
  return (
    <div className="group/picture grid gap-4">
      <BodyProperty field={kind} {...property} />
      {groups.map((group) => (
        <fieldset key={group.of} className={`grid min-w-0 gap-4 ${group.look}`}>
          <legend className="pb-2 font-medium">{t(`desk-content.picture-${group.of}`)}</legend>
          {group.fields.map((field) => (
            <BodyProperty key={field.name} field={field} {...property} />
          ))}
        </fieldset>
      ))}
    </div>
  )
}
