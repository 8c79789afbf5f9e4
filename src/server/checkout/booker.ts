import { defaultLocale } from '../../contract/default-locale.ts'
import { localeByCode } from '../../contract/locales.ts'
import type { RequestContext } from '../platform/http/request-context.ts'

/** Who asks for a draft. */
export interface Asker {
  /** The device; '' owns no draft. */
  auid: string
  memberId: string | undefined
}

/** The device and member a draft belongs to, and the language to write to them in. */
export interface Booker extends Asker {
  language: string
}

export const bookerOf = ({
  auid = '',
  member,
  language = defaultLocale,
}: RequestContext): Booker => ({
  auid,
  memberId: member?.id,
  language: localeByCode(language)?.code ?? defaultLocale,
})
