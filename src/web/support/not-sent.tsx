import { errorText, useT } from '../locale/language.ts'
import { Alert } from '../ui/page/alert.tsx'
import type { Refused } from './answer-ticket.ts'

/** Renders why a message wasn't sent. Browsers forget the files of a form that is shown again. */
export function NotSent({ refused }: { refused: Omit<Refused<unknown>, 'typed'> }) {
  const t = useT()
  const { code, hadFiles } = refused
  return (
    <Alert tone="error" code={code} title={t('ticket.not-sent')}>
      {code === 'VALIDATION' ? t('ticket.check') : errorText(t, code)}
      {hadFiles && ` ${t('ticket.files-again')}`}
    </Alert>
  )
}
