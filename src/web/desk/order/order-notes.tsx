import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { useT } from '../../locale/language.ts'
import { Card } from '../../ui/page/card.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { DraftArea } from '../unsaved/draft-area.tsx'
import { ActForm } from './act-form.tsx'

/** Renders what staff noted about an order, newest first, and the form for another note. */
export function OrderNotes({ log, orderCode }: Pick<DeskOrder, 'log'> & { orderCode: string }) {
  const t = useT()
  const notes = log.filter(({ act }) => act === 'order.note')
  return (
    <Card id="notes" pad="sm" title={t('desk-order.notes')}>
      {notes.length === 0 && <p className="text-ink-soft">{t('desk-order.notes-none')}</p>}
      <ul className="mb-3 divide-y divide-line">
        {notes.map(({ id, why, staff, at }) => (
          <li key={id} className="py-2">
            <p className="wrap-anywhere whitespace-pre-line">{why}</p>
            <p className="text-xs text-ink-soft">
              {staff?.name} · <LocalTime value={at} />
            </p>
          </li>
        ))}
      </ul>
      <ActForm act="note" asksWhy={false} isPlain>
        {(field) => (
          <DraftArea
            {...field('text')}
            draft={`note ${orderCode}`}
            label={t('desk-order.note')}
            hint={t('desk-order.note-hint')}
            rows={2}
            maxLength={4000}
            required
          />
        )}
      </ActForm>
    </Card>
  )
}
