import type { JobDetail } from '../../contract/career/career.ts'
import { textsOf } from '../../contract/text/block-texts.ts'

/** Returns a text as it's compared: without case and accents. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC')

/** Returns the words that somebody looks for. */
export const wordsIn = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean)

/** Returns all that is said about a job, to look for words in. */
export const haystackOf = ({ title, placeName, blocks }: JobDetail): string =>
  folded([title, placeName, ...blocks.flatMap(textsOf)].join(' '))
