import { Form } from 'react-router'
import type { DeskContent } from '../../../contract/desk/contents.ts'
import { locales } from '../../../contract/locales.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { Select } from '../../ui/form/select.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Badge } from '../../ui/page/badge.tsx'
import { Card } from '../../ui/page/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { languageName } from '../language-name.ts'

/** Renders the languages of the newest version, each with the way to its form, and which are older than English. */
export function ContentLanguages({ content, mayEdit }: { content: DeskContent; mayEdit: boolean }) {
  const t = useT()
  const url = useUrl()
  const { document, versions } = content
  const { languages = [], outdated = [] } = versions[0] ?? {}
  const editor = url(`desk/content/${document.id}/edit`)
  const others = locales.filter(({ code }) => !languages.includes(code))
  return (
    <Card title={t('desk-content.languages')}>
      <ul className="grid gap-1">
        {languages.map((code) => (
          <li key={code} className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
            {mayEdit ? (
              <TextLink to={url(`desk/content/${document.id}/edit`, { lang: code })}>
                {t('desk-content.edit-language', { language: languageName(code) })}
              </TextLink>
            ) : (
              languageName(code)
            )}
            {outdated.includes(code) && (
              <Badge tone="amber" icon="warning">
                {t('desk-content.outdated')}
              </Badge>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && others.length > 0 && (
        <Form action={editor} className="mt-4 flex flex-wrap items-end gap-3">
          <Select
            name="lang"
            label={t('desk-content.add-language')}
            options={others.map(({ code, name }) => ({ value: code, label: name }))}
            className="basis-56"
          />
          <SubmitButton variant="secondary" className="min-h-12">
            {t('desk-content.write')}
          </SubmitButton>
        </Form>
      )}
    </Card>
  )
}
