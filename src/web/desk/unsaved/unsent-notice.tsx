import { useContext, useEffect, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { useT } from '../../locale/language.ts'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { StaffIdContext, tabStore } from './staff-id.ts'
import {
  forgetAnswered,
  forgetSending,
  markUnsent,
  type UnsentForm,
  unsentForm,
} from './unsent-forms.ts'

/** Offers to send a page's form again that met an ended session. What it answers stands in the page's own form. */
export function UnsentNotice() {
  const t = useT()
  const staffId = useContext(StaffIdContext)
  const { pathname, search, key } = useLocation()
  const path = pathname + search
  const [unsent, setUnsent] = useState<UnsentForm>()
  useEffect(() => {
    const store = tabStore()
    if (store) forgetAnswered(store)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation may have answered the form.
  useEffect(() => {
    const store = tabStore()
    setUnsent(store && unsentForm(store, staffId, path))
  }, [staffId, path, key])
  if (!unsent) return null
  const discard = () => {
    const store = tabStore()
    if (store) forgetSending(store, staffId, path)
    setUnsent(undefined)
  }
  return (
    <Alert tone="warning" title={t('desk.unsent-title')} className="mb-6">
      <p>{t('desk.unsent-text')}</p>
      <Form
        method="post"
        action={unsent.action}
        encType={unsent.encType as 'multipart/form-data'}
        className="mt-3 flex flex-wrap gap-2"
      >
        {unsent.fields.map(([name, value], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a form may have a name several times, always in this order.
          <input key={place} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton>{t('desk.unsent-send')}</SubmitButton>
        <Button variant="secondary" onClick={discard}>
          {t('desk.unsent-discard')}
        </Button>
      </Form>
    </Alert>
  )
}

/** Notes, on the pages that a form meets without a session, that it wasn't sent. */
export function useUnsentMark(): void {
  useEffect(() => {
    const store = tabStore()
    if (store) markUnsent(store)
  }, [])
}
