import { Form } from 'react-router'
import type { DeskContent } from '../../../../contract/desk/contents.ts'
import { useT } from '../../../locale/language.ts'
import type { Translate } from '../../../locale/word-store.ts'
import { Select } from '../../../ui/form/select.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { languageName } from '../../language-name.ts'
import { ChangedText } from './changed-text.tsx'
import type { FieldChange, LanguageChanges } from './version-changes.ts'

/** Two versions, and what differs between them. */
export interface Compared {
  before: number
  after: number
  languages: readonly LanguageChanges[]
}

interface CompareVersionsProps {
  versions: DeskContent['versions']
  compared: Compared | undefined
}

/** Renders the choice of two versions, and what differs between them: language by language and block by block. */
export function CompareVersions({ versions, compared }: CompareVersionsProps) {
  const t = useT()
  const options = versions.map(({ number }) => ({
    value: String(number),
    label: t('desk-content.version-number', { version: number }),
  }))
  const [after, before] = versions
  return (
    <section id="compare" className="grid scroll-mt-4 gap-4">
      <Form className="flex flex-wrap items-end gap-3" preventScrollReset>
        <Select
          name="before"
          label={t('desk-content.compare')}
          options={options}
          defaultValue={String(compared?.before ?? before?.number)}
          className="min-w-0 grow basis-32 sm:grow-0 sm:basis-40"
        />
        <Select
          name="after"
          label={t('desk-content.compare-with')}
          options={options}
          defaultValue={String(compared?.after ?? after?.number)}
          className="min-w-0 grow basis-32 sm:grow-0 sm:basis-40"
        />
        <SubmitButton variant="secondary" className="min-h-12">
          {t('desk-content.do-compare')}
        </SubmitButton>
      </Form>
      {compared && (
        <p role="status" className="font-medium">
          {compared.languages.length === 0
            ? t('desk-content.same')
            : t('desk-content.differences', { before: compared.before, after: compared.after })}
        </p>
      )}
      {compared?.languages.map(({ language, changes }) => (
        <Changes
          key={language ?? ''}
          id={`differences-${language ?? 'all'}`}
          title={language ? languageName(language) : t('desk-content.facts')}
          changes={changes}
        />
      ))}
    </section>
  )
}

interface ChangesProps {
  id: string
  title: string
  changes: readonly FieldChange[]
}

/** Renders what differs in a language: both texts of each field, beside each other where there is room. */
function Changes({ id, title, changes }: ChangesProps) {
  const t = useT()
  const heading = `${id}-title`
  return (
    <section id={id} aria-labelledby={heading} className="min-w-0 scroll-mt-4">
      <h2 id={heading} className="mb-2 text-lg font-semibold tracking-tight">
        {title}
      </h2>
      <ul className="divide-y divide-line rounded border border-line bg-surface text-xs">
        {changes.map((change) => (
          <li
            key={`${change.block?.type} ${change.block?.place} ${change.label} ${change.before.length}`}
            className="grid gap-x-4 gap-y-2 px-3 py-3 md:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <h3 className="font-medium">{nameOf(t, change)}</h3>
            {(['before', 'after'] as const).map((side) => (
              <div key={side} className="min-w-0">
                <p className="text-ink-soft">{t(`desk-content.${side}`)}</p>
                <ChangedText {...change} side={side} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns what a field is called, after the block that it's in. */
function nameOf(t: Translate, { label, block }: FieldChange): string {
  if (!block) return t(label)
  const { place: number, type } = block
  const kind = t(`desk-content.block-${type}`)
  return `${t('desk-content.block-number', { number, kind })} · ${t(label)}`
}
