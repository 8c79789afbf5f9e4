import { useEffect } from 'react'
import { useT } from '../../locale/language.ts'
import { useToast } from '../../ui/toast/toast.tsx'

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

/** The fragment with which a page is asked for again after a choice was kept. */
export const savedMark = '#saved'
