import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { ContentKindName } from '../../../contract/content/content-terms.ts'
import { isTerms } from '../../../contract/content/terms-versions.ts'
import type { DeskContent } from '../../../contract/desk/contents.ts'
import { errorText, useT, useUrl } from '../../locale/language.ts'
import { AnsweredField } from '../../ui/form/answered-fields.tsx'
import { Select } from '../../ui/form/select.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { minuteOf, useAgencyTime, useAgencyZone } from '../agency-clock.ts'
import type { RefusedContentAct } from './answer-content.ts'
import { ConfirmOlder } from './confirm-older.tsx'
import { actWord, type ContentAct, mayEnd } from './content-acts.ts'
import { ConfirmSend } from './issue/confirm-send.tsx'

interface ContentFormsProps {
  content: DeskContent
  /** Names this rendering of the page: each of its forms makes its own idempotency key of it. */
  rendering: string
  refused: RefusedContentAct | undefined
}

/** Renders what can be done with a document for visitors: show it now or later, take it back, end it. */
export function ContentForms({ content, rendering, refused }: ContentFormsProps) {
  const t = useT()
  const { state, nextAt, nextVersion } = content.document
  const { kind } = content.document
  const shared = { kind, rendering, refused, isTerms: isTerms(content.document) }
  const timeOf = useAgencyTime()
  return (
    <Card title={t(kind === 'issue' ? 'desk-content.publishing-issue' : 'desk-content.publishing')}>
      <div className="grid gap-2">
        {shared.isTerms && <p>{t('desk-content.terms-text')}</p>}
        {nextAt && nextVersion && (
          <p>
            {t(kind === 'issue' ? 'desk-content.next-issue' : 'desk-content.next', {
              version: nextVersion,
              time: timeOf(nextAt),
            })}
          </p>
        )}
        {refused?.act === 'publish' && refused.recipients !== undefined ? (
          <ConfirmSend recipients={refused.recipients} rendering={rendering} refused={refused} />
        ) : (
          <PublishForm act="publish" content={content} {...shared} />
        )}
        <PublishForm act="schedule" content={content} {...shared} />
        {nextVersion && <ActForm act="unschedule" {...shared} />}
        {mayEnd(state) && !shared.isTerms && <ActForm act="end" {...shared} />}
      </div>
    </Card>
  )
}

interface ActFormProps extends Omit<ContentFormsProps, 'content'> {
  act: Exclude<ContentAct, 'restore'>
  kind: ContentKindName
  /** Whether a reason has to be given. */
  isTerms?: boolean
  children?: ReactNode
}

/** Renders an act's form, closed until it's wanted. Why it was refused stands in it. */
export function ActForm({
  act,
  kind,
  rendering,
  refused: last,
  isTerms = false,
  children,
}: ActFormProps) {
  const t = useT()
  const word = actWord(act, kind)
  const form = useRef<HTMLFormElement>(null)
  const refused = last?.act === act ? last : undefined
  useEffect(() => {
    if (!refused) return
    const first = '[aria-invalid="true"], [type="submit"]'
    form.current?.querySelector<HTMLElement>(first)?.focus()
  }, [refused])
  return (
    <Disclosure
      summary={t(`desk-content.act-${word}`)}
      open={refused !== undefined}
      className="border-line not-first:border-t"
    >
      <Form ref={form} method="post" noValidate className="grid gap-3 pt-1 pb-4">
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="key" value={`${rendering}-${act}`} />
        {refused?.code && (
          <Alert tone="error" code={refused.code} title={t('desk-content.not-done')}>
            {refused.code === 'VALIDATION' ? t('desk-content.check') : errorText(t, refused.code)}
          </Alert>
        )}
        {children}
        {act !== 'test' && (
          <AnsweredField
            name="why"
            label={t('desk-content.why')}
            optional={!isTerms}
            required={isTerms}
            error={refused?.fields.why === undefined ? null : t('desk-content.wrong-empty')}
            maxLength={500}
            defaultValue={refused?.typed.why}
          />
        )}
        <SubmitButton
          name="do"
          value={act}
          variant={act === 'end' ? 'danger' : 'primary'}
          className="justify-self-start"
        >
          {t(`desk-content.do-${word}`)}
        </SubmitButton>
      </Form>
    </Disclosure>
  )
}

/** Renders which version is shown, from when and until when. */
function PublishForm({
  act,
  content: { document, versions },
  ...shared
}: ContentFormsProps & {
  act: 'publish' | 'schedule'
  kind: ContentKindName
  isTerms: boolean
}) {
  const t = useT()
  const url = useUrl()
  const zone = useAgencyZone()
  const { refused } = shared
  const { id, liveVersion, lastVersion } = document
  const { typed, fields } = refused?.act === act ? refused : { typed: undefined, fields: undefined }
  const [newest] = versions
  const { until = null } = newest?.visibility ?? {}
  const wrong = (name: 'from' | 'until') =>
    fields?.[name] === undefined
      ? null
      : fields[name] === 'past'
        ? t('desk-content.wrong-past')
        : fields[name] === 'before'
          ? t('desk-content.wrong-until')
          : t('desk-content.wrong-moment')
  if (refused?.act === act && refused.older) {
    return (
      <ConfirmOlder
        act={act}
        kind={document.kind}
        older={refused.older}
        missing={refused.missing ?? []}
        rendering={shared.rendering}
        typed={refused.typed}
      />
    )
  }
  return (
    <ActForm act={act} {...shared}>
      <input type="hidden" name="basedOn" value={document.lastVersion} />
      {/* Confirmed before: only another version, or another language, is asked about again. */}
      <input type="hidden" name="older" value={typed?.older ?? ''} />
      <Select
        name="number"
        label={t('desk-content.version')}
        options={versions.map(({ number }) => ({
          value: String(number),
          label: t('desk-content.version-number', { version: number }),
        }))}
        defaultValue={typed?.number ?? String(document.lastVersion)}
      />
      {liveVersion !== null && liveVersion !== lastVersion && (
        <TextLink to={url(`desk/content/${id}`, { before: liveVersion, after: lastVersion })}>
          {t('desk-content.see-changes', { before: liveVersion, after: lastVersion })}
        </TextLink>
      )}
      {act === 'schedule' && (
        <AnsweredField
          name="from"
          type="datetime-local"
          label={t(document.kind === 'issue' ? 'desk-content.send-at' : 'desk-content.from')}
          hint={t('desk.in-zone', { zone })}
          error={wrong('from')}
          required
          defaultValue={typed?.from ?? minuteOf(document.nextAt ?? '', zone)}
        />
      )}
      {!shared.isTerms && document.kind !== 'issue' && (
        <AnsweredField
          name="until"
          type="datetime-local"
          label={t('desk-content.until')}
          hint={`${t('desk.in-zone', { zone })} ${t('desk-content.until-hint', { version: lastVersion + 1 })}`}
          error={wrong('until')}
          optional
          defaultValue={typed?.until ?? minuteOf(until ?? '', zone)}
        />
      )}
    </ActForm>
  )
}
