import { z } from 'zod'

/**
 * Returns a text in one line: line breaks and other control characters become a space, by which headers of mails and lines of
 * logs could be forged, and what would reverse the text after it is dropped.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()

/** A text of one line, such as a name. */
export const oneLineSchema = (longest: number) => z.string().overwrite(oneLine).min(1).max(longest)
