import { useEffect } from 'react'
import { useT } from '../locale/language.ts'
import { useToast } from '../ui/toast.tsx'
import { savedMark } from './saved-mark.ts'

/** Says, after the page came back in another language or currency, that the choice was kept. */
export function SavedNotice() {
  const t = useT()
  const toast = useToast()
  const message = t('common.preferences-saved')
  useEffect(() => {
    if (location.hash !== savedMark) return
    history.replaceState(history.state, '', location.pathname + location.search)
    toast({ message, type: 'success' })
  }, [toast, message])
  return null
}
