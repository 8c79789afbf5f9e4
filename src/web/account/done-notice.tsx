import { useSearchParams } from 'react-router'
import { useT } from '../locale/use-t.ts'
import { Alert } from '../ui/alert.tsx'

/** What the form before this page did; in the address, so that it is told without scripts too. */
export const deeds = ['saved', 'removed', 'password-saved', 'device-ended'] as const
export type Deed = (typeof deeds)[number]

export function DoneNotice() {
  const t = useT()
  const [params] = useSearchParams()
  const deed = deeds.find((each) => each === params.get('done'))
  return deed ? <Alert tone="success">{t(`account.${deed}`)}</Alert> : null
}
