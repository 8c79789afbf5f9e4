import { largestAttachments, mostAttachments } from '../../contract/support/ticket-terms.ts'

type SentFile = { name: string; file: File }

/** Returns whether any file was chosen. */
export const hasFiles = (form: FormData): boolean => chosenOf(form).length > 0

/** Returns a form's files in the format of calls, or their errors. */
export function readAttachments(
  form: FormData,
): { files: SentFile[] } | { wrong: 'count' | 'size' } {
  const chosen = chosenOf(form)
  if (chosen.length > mostAttachments) return { wrong: 'count' }
  if (chosen.reduce((sum, { size }) => sum + size, 0) > largestAttachments) return { wrong: 'size' }
  return {
    // Names of any length come from browsers; only the end of one says anything.
    files: chosen.map((file) => ({ name: file.name.slice(-200).toWellFormed(), file })),
  }
}

/** A field without files comes as one without a name. */
const chosenOf = (form: FormData): File[] =>
  form
    .getAll('attachments')
    .filter((each) => each instanceof File)
    .filter(({ name, size }) => name !== '' || size > 0)

/** Returns a form's long text: browsers send a line break as two characters but count it as one. */
export const longText = (form: FormData, name: string): string =>
  String(form.get(name) ?? '')
    .replaceAll('\r\n', '\n')
    .trim()
