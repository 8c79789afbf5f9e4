import { jobKinds, jobTeams } from '../../../../contract/career/career-terms.ts'
import type { ErrorCode } from '../../../../contract/errors.ts'
import { faqTopics } from '../../../../contract/faq/faq-terms.ts'
import { limitIn } from '../../../../contract/field-limit.ts'
import { useLocale, useT } from '../../../locale/language.ts'
import type { Translate } from '../../../locale/word-store.ts'
import { AnsweredArea, AnsweredField } from '../../../ui/form/answered-fields.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { countryOptions } from '../../../ui/form/named-options.ts'
import { LongSelect, Select } from '../../../ui/form/select.tsx'
import { useAgencyZone } from '../../agency-clock.ts'
import { useAnsweredKey } from '../../answered-key.ts'
import { ImageField } from '../../image/image-field.tsx'
import { fileField, type ImagePicker, type StoredImages } from '../../image/image-names.ts'
import type { BodyField, FieldAs } from './body-fields.ts'
import { filledBy } from './body-images.ts'
import { RichField } from './rich-text/rich-field.tsx'

interface BodyPropertyProps {
  field: BodyField
  /** Before its name in the form: of a block, `blocks.2.`. */
  prefix?: string
  texts: Readonly<Record<string, string>>
  /** Codes of what is wrong, by path. */
  problems: Readonly<Record<string, string>>
  /** The language that texts are in. */
  lang: string
  /** Images that were just uploaded or picked. */
  stored: StoredImages
  picker: ImagePicker | null
}

/** Renders a property of a body or a block as a field: again if an image filled it in, while all others stay as they were typed. */
export function BodyProperty(props: BodyPropertyProps) {
  const { field, prefix = '', stored } = props
  const key = useAnsweredKey(filledBy(prefix + field.name, stored)?.key)
  return <Property key={key} {...props} />
}

function Property(props: BodyPropertyProps) {
  const { field, prefix = '', texts, problems, lang, stored, picker } = props
  const t = useT()
  const zone = useAgencyZone()
  const { tag } = useLocale()
  const { as, label, isOptional = false } = field
  const name = prefix + field.name
  const text = texts[field.name]
  const wrong = Object.entries(problems).find(
    ([path]) => path === name || path.startsWith(`${name}.`),
  )
  const hint = hints[as]
  const shared = {
    name,
    label: t(label),
    hint: as === 'moment' ? t('desk.in-zone', { zone }) : hint && t(hint),
    error: wrong ? errorText(t, as, wrong) : null,
  }
  if (as === 'switch') return <Checkbox {...shared} value="on" defaultChecked={text === 'on'} />
  if (as === 'picture') {
    const options = [
      { value: 'city', label: t('desk-content.picture-city') },
      { value: 'image', label: t('desk-content.picture-image') },
    ]
    return <Select {...shared} options={options} defaultValue={text || 'city'} />
  }
  if (as === 'topic') {
    const options = faqTopics.map((value) => ({ value, label: t(`help.topic-${value}`) }))
    return <Select {...shared} options={options} defaultValue={text} />
  }
  if (as === 'rich' || as === 'rich-lines') {
    return (
      <RichField
        {...shared}
        hint={t(`desk-content.hint-${as}`)}
        areItems={as === 'rich-lines'}
        lang={lang}
        defaultValue={text ?? ''}
      />
    )
  }
  if (as === 'team') {
    const options = jobTeams.map((value) => ({ value, label: t(`career.team-${value}`) }))
    return <Select {...shared} options={options} defaultValue={text} />
  }
  if (as === 'contract') {
    const options = jobKinds.map((value) => ({ value, label: t(`career.kind-${value}`) }))
    return <Select {...shared} options={options} defaultValue={text} />
  }
  if (as === 'country') {
    const placeholder = t('desk-content.choose')
    const options = countryOptions(tag)
    return (
      <LongSelect {...shared} placeholder={placeholder} options={options} defaultValue={text} />
    )
  }
  if (as === 'long') return <AnsweredArea {...shared} rows={2} lang={lang} defaultValue={text} />
  const isCode = as !== 'line'
  const line = (
    <AnsweredField
      {...shared}
      type={as === 'moment' ? 'datetime-local' : 'text'}
      inputMode={as === 'number' ? 'numeric' : undefined}
      lang={isCode ? undefined : lang}
      spellCheck={isCode ? false : undefined}
      autoCapitalize={isCode ? 'none' : undefined}
      optional={isOptional}
      defaultValue={text}
    />
  )
  if (as !== 'image') return line
  return (
    <ImageField
      name={name}
      label={shared.label}
      src={text ?? ''}
      problem={problems[fileField(name)] as ErrorCode | undefined}
      stored={stored[name]}
      picker={picker}
    >
      {line}
    </ImageField>
  )
}

type Hint = 'link' | 'image' | 'place' | 'destination' | 'words' | 'job' | 'job-place' | 'price'

/** How to write what isn't plain text. */
const hints: Partial<Record<FieldAs, `desk-content.hint-${Hint}`>> = {
  link: 'desk-content.hint-link',
  image: 'desk-content.hint-image',
  place: 'desk-content.hint-place',
  destination: 'desk-content.hint-destination',
  words: 'desk-content.hint-words',
  job: 'desk-content.hint-job',
  slug: 'desk-content.hint-job-place',
  money: 'desk-content.hint-price',
}

function errorText(t: Translate, as: FieldAs, [path, code]: [string, string]): string {
  const limit = limitIn(code)
  const word = wrongWord(as, path, code)
  return limit && word === 'desk-content.wrong'
    ? t(`desk-content.wrong-${limit.of}`, { count: limit.count })
    : t(word)
}

function wrongWord(as: FieldAs, path: string, code: string) {
  if (as === 'link' || path.endsWith('.attrs.href')) return 'desk-content.wrong-link'
  if (as === 'image') return 'desk-content.wrong-image'
  if (code === 'unknown_place') return 'desk-content.wrong-unknown-place'
  if (code === 'unknown_destination') return 'desk-content.wrong-unknown-destination'
  if (as === 'place') return 'desk-content.wrong-place'
  if (as === 'words') return 'desk-content.wrong-words'
  if (as === 'moment') return 'desk-content.wrong-moment'
  if (as === 'country') return 'desk-content.wrong-country'
  if (as === 'money') return 'desk-content.wrong-price'
  if (as === 'job') return 'desk-content.wrong-job'
  if (as === 'slug') return 'desk-content.wrong-slug'
  if (code === 'required' || code.startsWith('too_small') || code === 'too_short') {
    return 'desk-content.wrong-empty'
  }
  return 'desk-content.wrong'
}
