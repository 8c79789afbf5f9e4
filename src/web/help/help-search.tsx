import { Form } from 'react-router'
import { type FaqTopic, faqTopics } from '../../contract/faq/faq-terms.ts'
import { useT, useUrl } from '../locale/language.ts'
import { Select } from '../ui/form/select.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TextField } from '../ui/form/text-field.tsx'

/** Renders the help centre's search. It only sends its fields, so it works without scripts. */
export function HelpSearch({ q, topic }: { q: string; topic: FaqTopic | null }) {
  const t = useT()
  const url = useUrl()
  return (
    <Form
      // Another address fills the fields anew, as by the browser's back button.
      key={`${topic} ${q}`}
      action={url('help')}
      role="search"
      className="grid items-end gap-3 rounded border border-line bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <TextField name="q" type="search" label={t('help.search')} maxLength={100} defaultValue={q} />
      <Select
        name="topic"
        label={t('help.topic')}
        placeholder={t('help.all-topics')}
        options={faqTopics.map((value) => ({ value, label: t(`help.topic-${value}`) }))}
        defaultValue={topic ?? ''}
      />
      <SubmitButton className="min-h-12">{t('help.find')}</SubmitButton>
    </Form>
  )
}
