import { type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { useT } from '../../locale/language.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/page/modal.tsx'
import { forgetDrafts, markSending, settleDrafts } from './draft-store.ts'
import { type FormOutcome, followForms } from './form-outcome.ts'
import { StaffIdContext, tabStore } from './staff-id.ts'
import { forgetForm, hasUnsaved, noteTouched } from './unsaved-forms.ts'
import { forgetSending, keepSending } from './unsent-forms.ts'

/** The form that is being sent; null for none. */
type Sent = RefObject<HTMLFormElement | null>

/** Asks before a page of the desk is left with something typed that nobody has sent, whatever form it's in. */
export function LeaveQuestion() {
  const sent = useFormWatch()
  return useWholeRouter() ? <LeaveDialog sent={sent} /> : null
}

function LeaveDialog({ sent }: { sent: Sent }) {
  const t = useT()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      sent.current === null &&
      (nextLocation.pathname !== currentLocation.pathname ||
        nextLocation.search !== currentLocation.search) &&
      hasUnsaved(document, {
        withDrafts: false,
        ofQuery: nextLocation.pathname === currentLocation.pathname,
      }),
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

/** Returns whether the router that navigates is here: it's loaded once the page is touched, and until then blocks nothing. */
function useWholeRouter(): boolean {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (isWhole) return
    // Without a network its script is missing; the next sign tries again.
    const look = () => void wholeRouter().then(() => setWhole(true), noop)
    const signs = ['input', 'change', 'focusout', 'pointerdown'] as const
    for (const kind of signs) document.addEventListener(kind, look, true)
    return () => {
      for (const kind of signs) document.removeEventListener(kind, look, true)
    }
  }, [isWhole])
  return isWhole
}

/** Resolves once the router that navigates is here. The development server has no other. */
const wholeRouter = async (): Promise<void> =>
  import.meta.env.DEV ? undefined : (await import('../../router/whole-router.ts')).created

const noop = () => undefined

/** Follows what is typed and sent on the desk's pages. */
function useFormWatch(): Sent {
  const staffId = useContext(StaffIdContext)
  const { key } = useLocation()
  const sent: Sent = useRef(null)
  /** The page that it's on. */
  const sentFrom = useRef('')
  const lastOutcome = useRef<() => FormOutcome | undefined>(noop)

  useEffect(() => {
    const touched = ['focusin', 'pointerdown', 'keydown'] as const
    for (const kind of touched) document.addEventListener(kind, noteTouched, true)
    const submitted = (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
      sent.current = form
      const store = tabStore()
      if (!store) return
      const { pathname, search } = window.location
      sentFrom.current = pathname + search
      const isSigningOut = event.submitter?.getAttribute('value') === 'sign-out'
      if (isSigningOut) forgetDrafts(store)
      const drafts = [...form.querySelectorAll<HTMLElement>('[data-draft]')]
      markSending(
        store,
        staffId,
        drafts.map(({ dataset }) => dataset.draft ?? ''),
      )
      // Drafts come back by themselves.
      if (isSigningOut || drafts.length > 0) return
      keepSending(
        store,
        { staffId, path: sentFrom.current },
        { action: actionOf(form), encType: form.enctype, fields: fieldsOf(form, event.submitter) },
      )
    }
    const leaving = (event: BeforeUnloadEvent) => {
      if (sent.current === null && hasUnsaved(document, { withDrafts: true })) {
        event.preventDefault()
      }
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
    const forms = followForms(window.__reactRouterDataRouter)
    lastOutcome.current = forms.lastOutcome
    return forms.stop
  }, [])

  // In the moment that shows the answer, before anything can be typed: that would count as sent.
  useLayoutEffect(() => {
    const store = tabStore()
    const form = sent.current
    if (form === null) {
      // What an earlier document was sending.
      if (store) settleDrafts(store, staffId, false)
      return
    }
    const outcome = lastOutcome.current()
    if (outcome?.pageKey !== key) return
    if (store) {
      settleDrafts(store, staffId, outcome.isDone)
      // Whatever the answer was, there was one.
      forgetSending(store, staffId, sentFrom.current)
    }
    if (outcome.isDone) forgetForm(form)
    sent.current = null
  }, [key, staffId])
  return sent
}

/** Returns what a form says, with the button that sent it. Files aren't text. */
function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): [string, string][] {
  const entries = [...new FormData(form, submitter)]
  return entries.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}

/** Returns the path and the query that a form is sent to. A field of it may be called `action`. */
function actionOf(form: HTMLFormElement): string {
  const { pathname, search } = new URL(form.getAttribute('action') ?? '', window.location.href)
  return pathname + search
}
