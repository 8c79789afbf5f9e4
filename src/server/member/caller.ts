import { defaultLocale, localeByCode } from '../../contract/locales.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import type { DeviceHint } from './sign-in/sign-ins.ts'

/** Where a call came from, for limits and for the list of devices, and which language it asks in. */
export interface Caller extends DeviceHint {
  address: string
  language: string
  /** The sign-in this caller came with, which a new one takes the place of. */
  signInId: string | undefined
}

/** Returns the caller of a call. Their language is the body's where it names one, else the header's. */
export function callerOf(context: RequestContext, language = context.language): Caller {
  return {
    address: context.clientAddress,
    userAgent: context.userAgent,
    country: context.country,
    signInId: context.member?.signInId,
    language: localeByCode(language?.toLowerCase() ?? '')?.code ?? defaultLocale,
  }
}
