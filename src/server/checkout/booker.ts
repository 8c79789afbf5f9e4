import { defaultLocale } from '../../contract/default-locale.ts'
import { type Attribution, attributionOf } from '../order/attribution.ts'
import type { RequestContext } from '../platform/http/request-context.ts'

/** Who asks for a draft. */
export interface Asker {
  /** The device; '' owns no draft. */
  auid: string
  memberId: string | undefined
}

/** The device and member a draft belongs to, the language to write to them in, where they came from, and their IP address. */
export interface Booker extends Asker {
  language: string
  attribution: Attribution | null
  clientAddress: string
}

export function bookerOf(context: RequestContext): Booker {
  const { auid = '', member, language = defaultLocale, clientAddress } = context
  return {
    auid,
    memberId: member?.id,
    language,
    attribution: attributionOf(context),
    clientAddress,
  }
}
