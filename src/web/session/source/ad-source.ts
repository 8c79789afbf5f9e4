import { publicAddress, withoutPersons } from '../../../contract/public-address.ts'
import {
  clickMarkers,
  sourceLetters,
  type TrafficSource,
} from '../../../contract/tracking/traffic-source.ts'

/** Yahoo Japan calls its click id as Yandex does; only what it begins with tells them apart. */
const yahooClick = /^(YSS|YJAD)\./

/** Campaign words that stand in for letters which the ad's link leaves out. */
const standIns = { b: 'utm_campaign', k: 'utm_term', c: 'utm_content' } as const

/**
 * The ad that a link was clicked in, known by its click marker (S5.10). Letters are read from the query only
 * beside such a marker: by themselves they mean other things on other pages.
 */
export function adSource(url: URL): TrafficSource | undefined {
  const query = url.searchParams
  const found = clickMarkers.find(([marker]) => query.get(marker))
  if (!found) return undefined
  const [marker, code] = found
  const click = query.get(marker) ?? ''
  const source: TrafficSource = { s: marker === 'yclid' && yahooClick.test(click) ? 'YHOO' : code }
  for (const letter of sourceLetters) {
    if (letter === 'u' || letter === 'surl') continue
    const standIn = letter in standIns ? standIns[letter as keyof typeof standIns] : ''
    const told = sourceText(query.get(letter) || query.get(standIn))
    if (told) source[letter] = told
  }
  source.u = click.slice(0, 200)
  source.surl = landingOf(url)
  return source
}

/** A word of a link as it may be kept: short, and naming nobody. */
export const sourceText = (text: string | null): string =>
  withoutPersons(text?.trim().slice(0, 300) ?? '').slice(0, 80)

/** The landing page without what marks the visitor. */
export const landingOf = (url: URL): string =>
  publicAddress(url.pathname + url.search).slice(0, 150)
