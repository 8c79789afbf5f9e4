import type { IssueState } from '../../../../contract/desk/contents.ts'
import type { IssueProgress } from '../../../../contract/desk/issues.ts'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import { Alert } from '../../../ui/page/alert.tsx'
import { Badge } from '../../../ui/page/badge.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { ProgressBar } from '../../../ui/page/progress-bar.tsx'
import { LocalTime } from '../../../ui/time/local-time.tsx'

const tones = {
  planned: 'amber',
  sending: 'amber',
  sent: 'sea',
  refused: 'neutral',
  stopped: 'neutral',
} as const satisfies Record<IssueState, string>

/** Renders how far an issue of the newsletter is sent. */
export function IssueProgressCard({ progress }: { progress: IssueProgress }) {
  const { state, sendAt, finishedAt, problem, recipients, written, bounced } = progress
  const t = useT()
  const format = useFormat()
  const facts: [label: string, value: string][] = [
    [t('desk-content.issue-recipients'), format.number(recipients)],
    [t('desk-content.issue-written'), format.number(written)],
    [t('desk-content.issue-bounced'), format.number(bounced)],
  ]
  return (
    <Card title={t('desk-content.sending')}>
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tones[state]}>{t(`desk-content.issue-${state}`)}</Badge>
          <LocalTime value={finishedAt ?? sendAt} />
        </p>
        <ProgressBar
          label={t('desk-content.issue-written')}
          max={Math.max(recipients, 1)}
          value={written}
        />
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-end tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {problem && (
          <Alert tone="error" title={t('desk-content.issue-problem')}>
            <span className="whitespace-pre-line wrap-anywhere">{problem}</span>
          </Alert>
        )}
      </div>
    </Card>
  )
}
