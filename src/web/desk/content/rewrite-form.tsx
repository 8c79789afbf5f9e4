import { Form } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { Select } from '../../ui/form/select.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'

interface RewriteFormProps {
  articles: readonly { id: string; question: string }[]
}

/** Renders what opens the editor with the text of an article that comes with the site. */
export function RewriteForm({ articles }: RewriteFormProps) {
  const t = useT()
  const url = useUrl()
  return (
    <Form action={url('desk/content/new')} className="mb-6 flex flex-wrap items-end gap-3">
      <input type="hidden" name="kind" value="article" />
      <Select
        name="slug"
        label={t('desk-content.rewrite')}
        hint={t('desk-content.rewrite-hint')}
        options={articles.map(({ id, question }) => ({ value: id, label: question }))}
        className="grow basis-64"
      />
      <SubmitButton size="lg" variant="secondary">
        {t('desk-content.do-rewrite')}
      </SubmitButton>
    </Form>
  )
}
