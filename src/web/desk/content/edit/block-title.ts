import type { Translate } from '../../../locale/word-store.ts'
import { type BodyField, blockForm } from './body-fields.ts'
import type { BlockValues } from './body-values.ts'

const longest = 40
/** What a block says in one plain line, by which its writer knows it again. */
const telling: readonly BodyField['as'][] = ['line', 'place', 'destination']

/** Returns what a block is called in its form: its number, its type, and the beginning of what it says. */
export function blockTitle(t: Translate, place: number, { type, texts }: BlockValues): string {
  const title = t('desk-content.block-number', {
    number: place + 1,
    kind: t(`desk-content.block-${type}`),
  })
  const said = blockForm(type)
    .fields.filter(({ as }) => telling.includes(as))
    .map(({ name }) => texts[name]?.trim())
    .find(Boolean)
  if (!said) return title
  return `${title} · ${said.length > longest ? `${said.slice(0, longest - 1)}…` : said}`
}
