import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { ContentKindName } from '../../../contract/content/content-terms.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { languageName } from '../language-name.ts'
import type { RefusedContentAct } from './answer-content.ts'
import { olderIn, releaseWord } from './content-acts.ts'

interface ConfirmOlderProps {
  act: 'publish' | 'schedule'
  kind: ContentKindName
  /** The languages of the version that are older than its English. */
  older: readonly string[]
  /** The languages that visitors read now and that the version doesn't have; none of an issue, which is only mailed. */
  missing: readonly string[]
  rendering: string
  typed: RefusedContentAct['typed']
}

/**
 * Asks whether to release a version some of whose languages are older than its English, or which would take languages off the
 * site, with what was typed. It says what the
 * button does: an issue isn't sent by it, because its number of subscribers is asked about next.
 */
export function ConfirmOlder(props: ConfirmOlderProps) {
  const { act, kind, older, missing, rendering, typed } = props
  const t = useT()
  const format = useFormat()
  const question = useRef<HTMLDivElement>(null)
  // Not the button: whoever presses Enter twice would have published it.
  useEffect(() => question.current?.focus(), [])
  const listed = (codes: readonly string[]) => format.list(codes.map(languageName))
  const version = Number(typed.number)
  const word = releaseWord(act, kind)
  return (
    <Form method="post" noValidate className="grid gap-3 pt-1 pb-4">
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="key" value={`${rendering}-${act}`} />
      {['number', 'basedOn', 'from', 'until', 'why'].map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name] ?? ''} />
      ))}
      <div ref={question} tabIndex={-1} className="outline-none">
        <Alert
          tone="warning"
          title={
            missing.length > 0
              ? t(`desk-content.fewer-${act}`, { version, languages: listed(missing) })
              : t(`desk-content.older-${word}`, { version })
          }
        >
          {missing.length > 0 && <p>{t(`desk-content.fewer-${act}-effect`)}</p>}
          {older.length > 0 && (
            <p>
              {t('desk-content.older-languages', { languages: listed(older) })}{' '}
              {t(`desk-content.older-${word}-effect`)}
            </p>
          )}
        </Alert>
      </div>
      <div className="flex flex-wrap gap-2">
        <SubmitButton name="older" value={olderIn(version, older, missing)}>
          {t(missing.length > 0 ? `desk-content.do-${act}-fewer` : `desk-content.do-${word}-older`)}
        </SubmitButton>
        <SubmitButton name="back" value={act} variant="secondary">
          {t('desk-content.back-to-send')}
        </SubmitButton>
      </div>
    </Form>
  )
}
