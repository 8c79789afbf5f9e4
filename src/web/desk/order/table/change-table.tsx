import type { DeskOrder } from '../../../../contract/desk/order/desk-order.ts'
import { useT } from '../../../locale/language.ts'
import { LocalTime } from '../../../ui/time/local-time.tsx'
import { DeskTable } from '../../desk-table.tsx'
import { ChangedFields } from '../changed-fields.tsx'
import { useHeads } from './use-heads.ts'

/** Renders what was changed of the contact and of names, and what suppliers answered. */
export function ChangeTable({ changes }: Pick<DeskOrder, 'changes'>) {
  const t = useT()
  const heads = useHeads()
  if (changes.length === 0) return null
  return (
    <DeskTable
      id="changes"
      title={t('desk-order.changes')}
      columns={heads('kind', 'state', 'change', 'answer', 'by', 'reason', 'at')}
      rows={changes.map((each) => ({
        id: each.changeId,
        cells: [
          t(`desk-order.change-${each.kind}`),
          t(`desk-state.change-${each.state}`),
          <ChangedFields key="fields" fields={each.fields} />,
          each.answer,
          [each.proposedBy.name, each.decidedBy?.name].filter(Boolean).join(', '),
          each.why,
          <LocalTime key="at" value={each.decidedAt ?? each.createdAt} />,
        ],
      }))}
    />
  )
}
