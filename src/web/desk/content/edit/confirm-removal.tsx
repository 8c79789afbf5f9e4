import { useT } from '../../../locale/language.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Alert } from '../../../ui/page/alert.tsx'
import { languageName } from '../../language-name.ts'

/** Asks, within a document's form, whether to remove its language, and says what goes with it. */
export function ConfirmRemoval({ lang }: { lang: string }) {
  const t = useT()
  const language = languageName(lang)
  return (
    <div data-removal tabIndex={-1} className="outline-none">
      <Alert
        tone="warning"
        title={t('desk-content.remove-title', { language })}
        actions={
          <div className="flex flex-wrap gap-2">
            <SubmitButton name="do" value="remove-language">
              {t('desk-content.do-remove-yes', { language })}
            </SubmitButton>
            <SubmitButton variant="secondary" name="do" value="keep-language">
              {t('desk-content.do-remove-no')}
            </SubmitButton>
          </div>
        }
      >
        {t('desk-content.remove-text')}
      </Alert>
    </div>
  )
}
