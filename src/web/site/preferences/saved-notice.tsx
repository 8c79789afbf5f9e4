import { useEffect } from 'react'
import { useT } from '../../locale/language.ts'
import { useToast } from '../../ui/toast/toast.tsx'

/** Renders that the choice was saved, after the page returned in another language or currency. */
export function SavedNotice() {
  const t = useT()
  const toast = useToast()
  const message = t('common.preferences-saved')
  useEffect(() => {
    if (location.hash !== savedMark) return
    history.replaceState(history.state, '', location.pathname + location.search)
    toast({ message, type: 'success', compact: true })
  }, [toast, message])
  return null
}

/** The fragment in the address of a page that is reloaded after a choice was saved. */
export const savedMark = '#saved'
