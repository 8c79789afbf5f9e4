import type { RecordValue } from '../../contract/desk/records.ts'

const phone = (
  id: string,
  country: string | null,
  phone: string,
  zone: string,
): RecordValue<'phone'> => ({ id, country, phone, from: '08:00', to: '20:00', zone, isOn: true })

/** Phones of support. Their numbers are set aside for fiction, so that nobody is called by trying them. */
export const demonstrationPhones: readonly RecordValue<'phone'>[] = [
  phone('everywhere', null, '+44 20 7946 0958', 'Europe/London'),
  phone('au', 'AU', '+61 2 5550 1482', 'Australia/Sydney'),
  phone('de', 'DE', '+49 30 23125 014', 'Europe/Berlin'),
  phone('fr', 'FR', '+33 1 99 00 48 15', 'Europe/Paris'),
  phone('us', 'US', '+1 212 555 0142', 'America/New_York'),
]
