import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { useT } from '../../locale/language.ts'
import { Alert } from '../../ui/page/alert.tsx'

/**
 * Says, before documents are sent or downloaded, that an airline's change isn't in them yet. Renders nothing if none is open.
 */
export function DocumentsNote({ seen: { afterSales } }: { seen: Pick<DeskOrder, 'afterSales'> }) {
  const t = useT()
  const changed = changeBeforeDocuments(afterSales.notices)
  if (!changed) return null
  return (
    <Alert tone="warning" className="my-2">
      {t(`desk-order.documents-${changed}`)}
    </Alert>
  )
}

/** Returns the change that matters most of those that tickets don't have yet; undefined if they have all. */
function changeBeforeDocuments(
  notices: DeskOrder['afterSales']['notices'],
): 'cancelled' | 'new-times' | 'accepting' | undefined {
  const open = notices.filter(({ state }) => state === 'open')
  if (open.some(({ after }) => after === null)) return 'cancelled'
  if (open.length > 0) return 'new-times'
  return notices.some(({ state }) => state === 'accepting') ? 'accepting' : undefined
}
