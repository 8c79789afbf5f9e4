import { useContext, useEffect, useRef } from 'react'
import { useBlocker, useNavigation } from 'react-router'
import { useT } from '../../locale/language.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/page/modal.tsx'
import { forgetDrafts, markSending, settleDrafts } from './draft-store.ts'
import { StaffIdContext, tabStore } from './staff-id.ts'
import { forgetForm, hasUnsaved, noteTouched } from './unsaved-forms.ts'

/** Asks before a page of the desk is left with something typed that nobody has sent, whatever form it's in. */
export function LeaveQuestion() {
  const t = useT()
  const { sent } = useFormWatch()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      sent.current === null &&
      nextLocation.pathname !== currentLocation.pathname &&
      hasUnsaved(document, { withDrafts: false }),
  )
  const stay = () => blocker.reset?.()
  return (
    <Modal
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={t('desk.leave-title')}
      focusContent
      footer={
        <div className="flex flex-wrap gap-2">
          <Button onClick={stay}>{t('desk.leave-stay')}</Button>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            {t('desk.leave-go')}
          </Button>
        </div>
      }
    >
      <p>{t('desk.leave-text')}</p>
    </Modal>
  )
}

/** Follows what is typed and sent on the desk's pages. */
function useFormWatch() {
  const staffId = useContext(StaffIdContext)
  const { state } = useNavigation()
  /** The form that is being sent. */
  const sent = useRef<HTMLFormElement | null>(null)

  useEffect(() => {
    const touched = ['focusin', 'pointerdown', 'keydown'] as const
    for (const kind of touched) document.addEventListener(kind, noteTouched, true)
    const submitted = (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
      sent.current = form
      const store = tabStore()
      if (!store) return
      if (event.submitter?.getAttribute('value') === 'sign-out') forgetDrafts(store)
      const drafts = [...form.querySelectorAll<HTMLElement>('[data-draft]')]
      const names = drafts.map(({ dataset }) => dataset.draft ?? '')
      markSending(store, staffId, names)
    }
    const leaving = (event: BeforeUnloadEvent) => {
      if (sent.current === null && hasUnsaved(document, { withDrafts: true }))
        event.preventDefault()
    }
    document.addEventListener('submit', submitted, true)
    window.addEventListener('beforeunload', leaving)
    return () => {
      for (const kind of touched) document.removeEventListener(kind, noteTouched, true)
      document.removeEventListener('submit', submitted, true)
      window.removeEventListener('beforeunload', leaving)
    }
  }, [staffId])

  useEffect(() => {
    if (state !== 'idle') return
    const store = tabStore()
    const form = sent.current
    // A refusal is an error on the page, in the place of the form or beside it.
    const isSent = document.querySelector('[data-error], [aria-invalid="true"]') === null
    if (store) settleDrafts(store, staffId, form !== null && isSent)
    if (form && isSent) forgetForm(form)
    sent.current = null
  }, [state, staffId])
  return { sent }
}
