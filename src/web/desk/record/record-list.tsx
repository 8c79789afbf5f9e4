import type { RecordKind } from '../../../contract/desk/record-kinds.ts'
import type { StoredRecord } from '../../../contract/desk/records.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Badge } from '../../ui/page/badge.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Renders the records of a kind, each with a link to its form. */
export function RecordList({
  kind,
  records,
}: {
  kind: RecordKind
  records: readonly StoredRecord[]
}) {
  const t = useT()
  const url = useUrl()
  const add = (
    <LinkButton to={url(`desk/records/${kind}/new`)} icon="plus">
      {t('desk-record.add')}
    </LinkButton>
  )
  if (records.length === 0) {
    return (
      <EmptyState icon="info" title={t('desk-record.none')} actions={add}>
        {t('desk-record.none-text')}
      </EmptyState>
    )
  }
  return (
    <>
      <div>{add}</div>
      <ul className="grid gap-2">
        {records.map((each) => (
          <li
            key={each.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded border border-line bg-surface px-4 py-3"
          >
            <TextLink to={url(`desk/records/${kind}/${encodeURIComponent(each.id)}`)}>
              {each.id}
            </TextLink>
            <span className="min-w-0 flex-1 truncate text-ink-soft">{summaryOf(each)}</span>
            <Badge tone={each.record.value.isOn ? 'sea' : 'neutral'}>
              {t(each.record.value.isOn ? 'desk-record.on' : 'desk-record.off')}
            </Badge>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Returns what distinguishes a record beside its id. */
function summaryOf({ record }: StoredRecord): string {
  switch (record.kind) {
    case 'flag':
      return ''
    case 'phone':
      return [record.value.phone, `${record.value.from}–${record.value.to}`].join(' · ')
    case 'message':
      return record.value.alts.en ?? ''
    case 'promo':
      return [record.value.campaign, record.value.endsAt?.slice(0, 10)].filter(Boolean).join(' · ')
    case 'deal':
      return [
        [record.value.from, record.value.to].filter(Boolean).join(' – '),
        record.value.show,
      ].join(' · ')
    case 'affiliate':
      return record.value.name
  }
}
