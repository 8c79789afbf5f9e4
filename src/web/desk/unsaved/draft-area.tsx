import { type ComponentProps, useContext, useEffect, useRef, useState } from 'react'
import { useT } from '../../locale/language.ts'
import { AnsweredArea } from '../../ui/form/answered-fields.tsx'
import { draftOf, isBeingSent, keepDraft } from './draft-store.ts'
import { StaffIdContext, tabStore } from './staff-id.ts'

/**
 * Renders a text area that keeps what is typed in it until it's sent, and begins with that again. `draft` names it, such as
 * `note K7M2QP`.
 */
export function DraftArea({
  draft,
  hint,
  ...area
}: ComponentProps<typeof AnsweredArea> & { draft: string }) {
  const t = useT()
  const staffId = useContext(StaffIdContext)
  const box = useRef<HTMLTextAreaElement>(null)
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    const store = tabStore()
    // What was typed before this script arrived, or came back refused, is newer.
    if (!store || !box.current || box.current.value !== '' || isBeingSent(store, staffId, draft)) {
      return
    }
    const kept = draftOf(store, staffId, draft)
    if (kept === '') return
    box.current.value = kept
    setRestored(true)
  }, [staffId, draft])
  return (
    <AnsweredArea
      {...area}
      ref={box}
      data-draft={draft}
      hint={isRestored ? t('desk.draft-restored') : hint}
      onInput={(event) => {
        setRestored(false)
        const store = tabStore()
        if (store) keepDraft(store, staffId, draft, event.currentTarget.value)
      }}
    />
  )
}
