import { useT, useUrl } from '../locale/language.ts'
import { useVisitor } from '../session/page-state/page-state.tsx'
import { consentPurposes } from '../session/visitor/consent.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Alert } from '../ui/page/alert.tsx'
import { Card } from '../ui/page/card.tsx'
import { consentAnswers } from './answered-consent.ts'

/** Renders what the visitor allows, to be changed at any time. A plain form, because the page is opened again with it. */
export function ConsentForm() {
  const t = useT()
  const url = useUrl()
  const { consent } = useVisitor()
  if (consent.isRefusedByBrowser) {
    return (
      <Alert title={t('consent.gpc-title')} className="mb-8">
        {t('consent.gpc-text')}
      </Alert>
    )
  }
  return (
    <Card className="mb-8">
      <form method="post" action={url('preferences')}>
        <input type="hidden" name="back" value={url('cookies')} />
        <fieldset>
          <legend className="text-lg font-semibold tracking-tight">{t('consent.settings')}</legend>
          <Checkbox
            label={t('consent.necessary')}
            hint={t('consent.necessary-hint')}
            defaultChecked
            disabled
          />
          {consentPurposes.map((purpose) => (
            <Checkbox
              key={purpose}
              name={purpose}
              label={t(`consent.${purpose}`)}
              hint={t(`consent.${purpose}-hint`)}
              defaultChecked={consent[purpose]}
              autoComplete="off"
            />
          ))}
        </fieldset>
        <div className="mt-4 grid gap-2 sm:grid-cols-3">
          {(['choose', 'accept', 'refuse'] as const).map((answer) => (
            <Button
              key={answer}
              type="submit"
              variant="secondary"
              name="consent"
              value={consentAnswers[answer]}
            >
              {t(answer === 'choose' ? 'consent.save' : `consent.${answer}`)}
            </Button>
          ))}
        </div>
      </form>
    </Card>
  )
}
