import type { ErrorCode } from '../../../contract/errors.ts'
import { errorText, useT } from '../../locale/language.ts'
import { useToast } from './toast.tsx'

/** Milliseconds that a toast with something to press stays: time to read it and to get there. */
const pressable = 8000

/**
 * Says an error of the catalogue as a toast (S8.12), from outside of rendering. With `again` the toast offers to try
 * once more.
 */
export function useErrorToast(): (code: ErrorCode, again?: () => void) => void {
  const t = useT()
  const toast = useToast()
  return (code, again) =>
    toast({
      message: errorText(t, code),
      type: 'error',
      ...(again && {
        actions: [{ label: t('error.try-again'), click: again }],
        duration: pressable,
      }),
    })
}
