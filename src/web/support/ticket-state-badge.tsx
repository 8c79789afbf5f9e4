import type { TicketState } from '../../contract/support/ticket-terms.ts'
import { useT } from '../locale/language.ts'
import { Badge } from '../ui/page/badge.tsx'

const tones: Readonly<Record<TicketState, 'neutral' | 'sea' | 'amber'>> = {
  open: 'neutral',
  waiting_for_us: 'neutral',
  waiting_for_customer: 'amber',
  solved: 'sea',
  reopened: 'neutral',
}

/** Renders a conversation's state, as its customer sees it. */
export function TicketStateBadge({ state }: { state: TicketState }) {
  const t = useT()
  return (
    <Badge tone={tones[state]} icon={state === 'solved' ? 'check-circle' : 'clock'}>
      {t(`ticket.state-${state}`)}
    </Badge>
  )
}
