import { Form } from 'react-router'
import type { ContentKindName } from '../../../contract/content/content-terms.ts'
import type { DeskContent } from '../../../contract/desk/contents.ts'
import { locales } from '../../../contract/locales.ts'
import { useLocale, useT, useUrl } from '../../locale/language.ts'
import { countryOptions, currencyOptions } from '../../ui/form/named-options.ts'
import { LongSelect, Select } from '../../ui/form/select.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Card } from '../../ui/page/card.tsx'

interface PreviewFormProps {
  id: string
  kind: ContentKindName
  versions: DeskContent['versions']
  country: string
}

/** Renders what a preview is asked with: a version, and the visitor who sees it. */
export function PreviewForm({ id, kind, versions, country }: PreviewFormProps) {
  const t = useT()
  const url = useUrl()
  const { code, tag } = useLocale()
  const isMail = kind === 'issue'
  return (
    <Card title={t('desk-content.preview')}>
      <Form
        action={url(isMail ? `desk/preview/${id}/mail` : `desk/preview/${id}`)}
        className="grid gap-3"
        reloadDocument
      >
        <Select
          name="version"
          label={t('desk-content.version')}
          options={versions.map(({ number }) => ({
            value: String(number),
            label: t('desk-content.version-number', { version: number }),
          }))}
        />
        {!isMail && (
          <LongSelect
            name="country"
            label={t('desk-content.preview-country')}
            options={countryOptions(tag)}
            defaultValue={country}
          />
        )}
        {kind === 'campaign' && (
          <LongSelect
            name="currency"
            label={t('desk-content.preview-currency')}
            placeholder={t('desk-content.preview-currency-own')}
            options={currencyOptions(tag)}
          />
        )}
        <Select
          name="lang"
          label={t(isMail ? 'desk-content.preview-reader' : 'desk-content.preview-language')}
          options={locales.map(({ code: value, name }) => ({ value, label: name }))}
          defaultValue={code}
        />
        {!isMail && (
          <TextField
            name="at"
            type="datetime-local"
            label={t('desk-content.preview-at')}
            hint={t('desk-content.preview-at-hint')}
            optional
          />
        )}
        <SubmitButton variant="secondary" className="justify-self-start">
          {t('desk-content.do-preview')}
        </SubmitButton>
      </Form>
    </Card>
  )
}
