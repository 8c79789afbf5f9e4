import { Form } from 'react-router'
import type { DeskContent } from '../../../../contract/desk/contents.ts'
import { localeByCode } from '../../../../contract/locales.ts'
import { useT } from '../../../locale/language.ts'
import type { Translate } from '../../../locale/word-store.ts'
import { Select } from '../../../ui/form/select.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { DeskTable } from '../../desk-table.tsx'
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
          className="basis-40"
        />
        <Select
          name="after"
          label={t('desk-content.compare-with')}
          options={options}
          defaultValue={String(compared?.after ?? after?.number)}
          className="basis-40"
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
        <DeskTable
          key={language ?? ''}
          id={`differences-${language ?? 'all'}`}
          title={language ? (localeByCode(language)?.name ?? language) : t('desk-content.facts')}
          columns={[t('desk-content.field'), t('desk-content.before'), t('desk-content.after')]}
          rows={changes.map((change) => ({
            id: `${change.block?.type} ${change.block?.place} ${change.label} ${change.before.length}`,
            cells: [
              nameOf(t, change),
              <ChangedText key="before" {...change} side="before" />,
              <ChangedText key="after" {...change} side="after" />,
            ],
          }))}
        />
      ))}
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
