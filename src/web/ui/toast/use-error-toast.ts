import type { ErrorCode } from '../../../contract/errors.ts'
import { errorText, useT } from '../../locale/language.ts'
import { useToast } from './toast.tsx'

/** How long a toast with a button is visible, in milliseconds: enough to read it and reach the button. */
const pressable = 8000

/**
 * Returns a function that shows an error as a toast (S8.12), from outside of rendering. With `again`, the toast has a
 * button to retry. Different errors are shown below each other, so that none takes away another's button; the same
 * error again replaces itself.
 */
export function useErrorToast(): (code: ErrorCode, again?: () => void) => void {
  const t = useT()
  const toast = useToast()
  return (code, again) =>
    toast({
      message: errorText(t, code),
      type: 'error',
      id: code,
      stack: true,
      ...(again && {
        actions: [{ label: t('error.try-again'), click: again }],
        duration: pressable,
      }),
    })
}
