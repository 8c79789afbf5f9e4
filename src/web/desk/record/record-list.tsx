import type { RecordKind, RecordStanding } from '../../../contract/desk/record-kinds.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Badge } from '../../ui/page/badge.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useSummary } from './record-summary.ts'
import type { TitledRecord } from './record-title.ts'

interface RecordListProps {
  kind: RecordKind
  records: readonly TitledRecord[]
  /** Whether these staff may add some. */
  mayEdit: boolean
}

/** Renders the records of a kind, each with a link to its form. */
export function RecordList({ kind, records, mayEdit }: RecordListProps) {
  const t = useT()
  const url = useUrl()
  const summaryOf = useSummary()
  const add = mayEdit && (
    <LinkButton to={url(`desk/records/${kind}/new`)} icon="plus">
      {t(`desk-record.new-${kind}`)}
    </LinkButton>
  )
  if (records.length === 0) {
    return (
      <EmptyState icon="info" title={t('desk-record.none')} actions={add}>
        {mayEdit && t(kind === 'reply' ? 'desk-record.none-text-reply' : 'desk-record.none-text')}
      </EmptyState>
    )
  }
  return (
    <>
      {add && <div>{add}</div>}
      <ul className="grid gap-2">
        {records.map((each) => (
          <li
            key={each.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded border border-line bg-surface px-4 py-3"
          >
            <div className="min-w-0 flex-1 basis-52">
              <TextLink
                to={url(`desk/records/${kind}/${encodeURIComponent(each.id)}`)}
                className="font-semibold wrap-anywhere"
              >
                {each.title}
              </TextLink>
              <p suppressHydrationWarning className="wrap-break-word text-ink-soft">
                {summaryOf(each).join(' · ')}
              </p>
            </div>
            <Badge tone={tones[each.standing]}>{t(`desk-record.standing-${each.standing}`)}</Badge>
          </li>
        ))}
      </ul>
    </>
  )
}

const tones = {
  on: 'sea',
  not_begun: 'amber',
  used_up: 'amber',
  ended: 'neutral',
  off: 'neutral',
} as const satisfies Record<RecordStanding, string>
