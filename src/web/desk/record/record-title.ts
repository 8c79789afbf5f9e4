import type { ListedRecord } from '../../../contract/desk/records.ts'
import { placeAddress } from '../../../contract/place/city-addresses.ts'
import { countryName } from '../../../contract/words/format.ts'
import type { Translate } from '../../locale/word-store.ts'

/** A record with what staff call it. */
export interface TitledRecord extends ListedRecord {
  title: string
}

/**
 * Returns what staff call a record: its title, its country, or else its id. It's for loaders: browsers call some countries
 * otherwise than the server does.
 */
export function recordTitle(
  { id, record }: Pick<ListedRecord, 'id' | 'record'>,
  { t, tag }: { t: Translate; tag: string },
): string {
  switch (record.kind) {
    case 'flag': {
      const { name, country } = record.value
      const where = country === '*' ? t('desk-record.all-others') : countryName(country, tag)
      return `${name} · ${where}`
    }
    case 'phone': {
      const { country } = record.value
      return country === null ? t('desk-record.all-countries') : countryName(country, tag)
    }
    case 'reply':
      return record.value.title || id
    case 'message':
      return record.value.alts.en || id
    case 'affiliate':
      return record.value.name || id
    case 'deal':
      return (
        [record.value.from ?? '', record.value.to].filter(Boolean).map(placeAddress).join(' – ') ||
        id
      )
    default:
      return id
  }
}
