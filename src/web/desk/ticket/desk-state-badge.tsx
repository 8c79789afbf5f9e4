import type { TicketState } from '../../../contract/support/ticket-terms.ts'
import { useT } from '../../locale/language.ts'
import { T } from '../../locale/t.tsx'
import { Badge } from '../../ui/page/badge.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'

const tones: Readonly<Record<TicketState, 'neutral' | 'sea' | 'amber'>> = {
  open: 'amber',
  waiting_for_us: 'amber',
  waiting_for_customer: 'neutral',
  solved: 'sea',
  reopened: 'amber',
}

/** Renders a ticket's state as staff see it. */
export function DeskStateBadge({ state }: { state: TicketState }) {
  const t = useT()
  return (
    <span>
      <Badge tone={tones[state]}>{t(`desk.ticket-state-${state}`)}</Badge>
    </span>
  )
}

/** Renders by when an answer is due, or that it's late. */
export function TicketDue({ dueAt, isOverdue }: { dueAt: string; isOverdue: boolean }) {
  const time = <LocalTime value={dueAt} />
  return (
    <span className={isOverdue ? 'font-semibold text-red' : undefined}>
      <T id={isOverdue ? 'desk.ticket-overdue' : 'desk.ticket-due'} tags={{ time }} />
    </span>
  )
}
