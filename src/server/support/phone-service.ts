import { type SupportPhone, supportPhoneSchema } from '../../contract/support/support-phones.ts'
import type { Platform } from '../platform/platform.ts'
import { readPhones } from './phone-store.ts'

export interface PhoneService {
  /** Returns the phones for callers from a country, its own first; without one, all. */
  for(country: string | undefined): Promise<SupportPhone[]>
}

/** Creates the reader of phones: the configured one, and those that an operator has entered. Nothing else is one. */
export function createPhoneService({
  db,
  config,
  log,
}: Pick<Platform, 'db' | 'config' | 'log'>): PhoneService {
  const configured = phoneIn(config)
  return {
    async for(country) {
      const entered = (await readPhones(db)).flatMap(({ id, ...phone }) => {
        const checked = supportPhoneSchema.safeParse(phone)
        if (checked.success) return [checked.data]
        log.warn({ phone: id, reason: checked.error.message }, 'support phone is invalid')
        return []
      })
      const fitting = [...configured, ...entered].filter(
        (phone) => !country || phone.country === null || phone.country === country,
      )
      const isOwn = (phone: SupportPhone) =>
        Number(country !== undefined && phone.country === country)
      return fitting.sort((a, b) => isOwn(b) - isOwn(a))
    },
  }
}

/** `SUPPORT_HOURS` has the form `08:00-22:00 Area/City`. */
function phoneIn({ SUPPORT_PHONE: phone, SUPPORT_HOURS }: Platform['config']): SupportPhone[] {
  const [hours = '', zone = ''] = SUPPORT_HOURS.split(' ')
  const [from = '', to = ''] = hours.split('-')
  return phone ? [{ country: null, phone, from, to, zone }] : []
}
