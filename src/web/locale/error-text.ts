import type { ErrorCode } from '../../contract/errors.ts'
import type { Translate } from './word-store.ts'

/** The visitor's words for an error of the catalogue; every code has its own in `error.json`. */
export const errorText = (t: Translate, code: ErrorCode): string => t(`error.${code}`)
