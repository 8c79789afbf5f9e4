import { useContext } from 'react'
import type { ErrorCode } from '../../contract/errors.ts'
import { PageStateContext } from '../session/page-state.tsx'
import { useToast } from '../ui/toast.tsx'
import { errorText } from './error-text.ts'

/**
 * Says an error of the catalogue as a toast (S8.12), from outside of rendering: a page that came without the
 * words of errors has to fetch them first.
 */
export function useErrorToast(): (code: ErrorCode) => Promise<void> {
  const { words } = useContext(PageStateContext)
  const toast = useToast()
  return async (code) => {
    await words.ready('error')
    toast({ message: errorText(words.t, code), type: 'error' })
  }
}
