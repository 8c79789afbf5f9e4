import { useMoney } from '../../currency/use-money.ts'
import { useLocale, useT, useUrl } from '../../locale/language.ts'
import { T } from '../../locale/t.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { useAgencyZone } from '../agency-clock.ts'
import { noticeWords } from './notice-words.ts'
import type { OrderProblem } from './order-problems.ts'
import { reasonWord } from './table/order-words.ts'

/** Renders what somebody has to deal with; nothing if there's nothing. */
export function ProblemList({ problems }: { problems: readonly OrderProblem[] }) {
  const t = useT()
  if (problems.length === 0) return null
  return (
    <section id="problems">
      <Alert tone="warning" title={t('desk-order.problems')}>
        <ul className="grid gap-1">
          {problems.map((problem, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two refunds of one amount look the same
            <li key={place} className="wrap-anywhere">
              <ProblemText problem={problem} />
            </li>
          ))}
        </ul>
      </Alert>
    </section>
  )
}

function ProblemText({ problem }: { problem: OrderProblem }) {
  const t = useT()
  const url = useUrl()
  const money = useMoney()
  const { tag } = useLocale()
  const zone = useAgencyZone()
  switch (problem.kind) {
    case 'reservation': {
      const { supplier, state, reason } = problem
      const text = t('desk-order.problem-reservation', {
        supplier,
        state: t(`order.item-state-${state}`),
      })
      return reason ? `${text} · ${reasonWord(t, reason)}` : text
    }
    case 'notice': {
      const { before, after, by } = noticeWords(problem.notice, { tag, zone })
      const { title } = problem
      return after
        ? t('desk-order.problem-new-times', { title, before, after, by })
        : t('desk-order.problem-flight-cancelled', { title, before, by })
    }
    case 'cancelled-stay':
      return t('desk-order.problem-cancelled-stay', { title: problem.title })
    case 'refunded-in-full':
    case 'change':
      return t(`desk-order.problem-${problem.kind}`)
    case 'erasure':
      return <T id="desk-order.problem-erasure" tags={{ time: <LocalTime value={problem.at} /> }} />
    case 'dispute': {
      const { amount, dueAt } = problem
      if (!dueAt) return t('desk-order.problem-dispute', { amount: money(amount) })
      return (
        <T
          id="desk-order.problem-dispute-due"
          values={{ amount: money(amount) }}
          tags={{ time: <LocalTime value={dueAt} /> }}
        />
      )
    }
    case 'ticket':
      return (
        <TextLink to={url(`desk/tickets/${problem.number}`)}>
          {t('desk-order.problem-ticket', { number: problem.number })}
        </TextLink>
      )
    default:
      return t(`desk-order.problem-${problem.kind}`, { amount: money(problem.amount) })
  }
}
