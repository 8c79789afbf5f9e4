import { useLocation } from 'react-router'
import { useT } from '../../locale/language.ts'
import { Alert } from '../../ui/page/alert.tsx'

/** What the previous form did; in the address, so that it's shown without scripts too. */
export const doneKinds = ['saved', 'removed', 'password-saved', 'device-ended'] as const
export type DoneKind = (typeof doneKinds)[number]

/** Moves the focus: the clicked button is often gone, and the focus with it. */
export function DoneNotice() {
  const t = useT()
  const { key, search } = useLocation()
  const done = new URLSearchParams(search).get('done')
  const kind = doneKinds.find((each) => each === done)
  if (!kind) return null
  return (
    <div key={key} ref={takeFocus} tabIndex={-1} className="rounded">
      <Alert tone="success">{t(`account.${kind}`)}</Alert>
    </div>
  )
}

const takeFocus = (box: HTMLElement | null): void => box?.focus()
