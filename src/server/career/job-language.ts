import type { JobDetail } from '../../contract/career/career.ts'
import { defaultLocale } from '../../contract/default-locale.ts'
import { textsOf } from '../../contract/text/block-texts.ts'

/** Returns each job once per place: in the wanted language, otherwise in English, otherwise in any. */
export function inLanguage(details: readonly JobDetail[], wanted: string): JobDetail[] {
  const best = new Map<string, JobDetail>()
  for (const detail of details) {
    const key = `${detail.job_id} ${detail.place}`
    const known = best.get(key)
    if (!known || rank(detail, wanted) < rank(known, wanted)) best.set(key, detail)
  }
  return [...best.values()]
}

const rank = ({ language }: JobDetail, wanted: string): number =>
  language === wanted ? 0 : language === defaultLocale ? 1 : 2

/** Returns a text as it's compared: without case and accents. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC')

/** Returns the words that somebody looks for. */
export const wordsIn = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean)

/** Returns all that is said about a job, to look for words in. */
export const haystackOf = ({ title, placeName, blocks }: JobDetail): string =>
  folded([title, placeName, ...blocks.flatMap(textsOf)].join(' '))
