import { Form } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { Select } from '../../ui/form/select.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import type { Rewritable } from './load-contents.ts'

/** Renders what opens the editor with a text that comes with the site. */
export function RewriteForm({ kind, texts }: Rewritable) {
  const t = useT()
  const url = useUrl()
  return (
    <Form action={url('desk/content/new')} className="mb-6 flex flex-wrap items-start gap-3">
      <input type="hidden" name="kind" value={kind} />
      <Select
        name="slug"
        label={t(`desk-content.rewrite-${kind}`)}
        hint={t('desk-content.rewrite-hint')}
        options={texts.map(({ slug, title }) => ({ value: slug, label: title }))}
        className="grow basis-64"
      />
      {/* As far down as the field beside it, whose label is above and whose hint below. */}
      <SubmitButton size="lg" variant="secondary" className="sm:mt-6">
        {t('desk-content.do-rewrite')}
      </SubmitButton>
    </Form>
  )
}
