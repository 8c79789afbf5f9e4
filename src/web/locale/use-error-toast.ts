import { useContext } from 'react'
import type { ErrorCode } from '../../contract/errors.ts'
import { PageStateContext } from '../session/page-state.tsx'
import { useToast } from '../ui/toast.tsx'
import { errorText } from './error-text.ts'

/** Milliseconds that a toast with something to press stays: time to read it and to get there. */
const pressable = 8000

/**
 * Says an error of the catalogue as a toast (S8.12), from outside of rendering. With `again` the toast offers to try
 * once more.
 */
export function useErrorToast(): (code: ErrorCode, again?: () => void) => void {
  const { words } = useContext(PageStateContext)
  const toast = useToast()
  return (code, again) =>
    toast({
      message: errorText(words.t, code),
      type: 'error',
      ...(again && {
        actions: [{ label: words.t('error.try-again'), click: again }],
        duration: pressable,
      }),
    })
}
