import type { DeskContent } from '../../../../contract/desk/contents.ts'
import { useT } from '../../../locale/language.ts'
import { AnsweredField } from '../../../ui/form/answered-fields.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { languageName } from '../../language-name.ts'
import type { RefusedContentAct } from '../answer-content.ts'
import { ActForm } from '../content-forms.tsx'

interface IssueTestProps {
  content: DeskContent
  email: string
  rendering: string
  refused: RefusedContentAct | undefined
}

/** Renders the form that mails the newest version of an issue to a few addresses. */
export function IssueTest({ content, email, rendering, refused }: IssueTestProps) {
  const t = useT()
  const { document, versions } = content
  const typed = refused?.act === 'test' ? refused.typed : undefined
  const isWrong =
    refused?.act === 'test' && Object.keys(refused.fields).some((path) => path.startsWith('emails'))
  return (
    <Card title={t('desk-content.testing')}>
      <ActForm act="test" kind={document.kind} rendering={rendering} refused={refused}>
        <input type="hidden" name="number" value={document.lastVersion} />
        <Select
          name="lang"
          label={t('desk-content.preview-reader')}
          options={(versions[0]?.languages ?? []).map((code) => ({
            value: code,
            label: languageName(code),
          }))}
          defaultValue={typed?.lang}
        />
        <AnsweredField
          name="emails"
          label={t('desk-content.test-to')}
          hint={t('desk-content.test-hint')}
          error={isWrong ? t('desk-content.wrong-emails') : null}
          required
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed?.emails ?? email}
        />
      </ActForm>
    </Card>
  )
}
