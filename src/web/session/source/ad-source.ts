import { publicAddress, withoutPersons } from '../../../contract/public-address.ts'
import {
  clickMarkers,
  sourceLetters,
  type TrafficSource,
} from '../../../contract/tracking/traffic-source.ts'

/** Yahoo Japan and Yandex use the same name for their click ids; only the beginning distinguishes them. */
const yahooClick = /^(YSS|YJAD)\./

/** Campaign parameters that replace letters missing in the ad's link. */
const standIns = { b: 'utm_campaign', k: 'utm_term', c: 'utm_content' } as const

/**
 * Returns the ad that was clicked, recognised by its click marker (S5.10). Letters are only read from the query
 * together with such a marker: alone they mean other things on other pages.
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
  source.u = click.slice(0, 200).toWellFormed()
  source.surl = landingOf(url)
  return source
}

/** Returns a link's parameter as it may be stored: truncated (without half a character), and without anything identifying a person. */
export const sourceText = (text: string | null): string =>
  withoutPersons(text?.trim().slice(0, 300) ?? '')
    .slice(0, 80)
    .toWellFormed()

/** Returns the landing page without anything identifying the visitor. */
export const landingOf = (url: URL): string =>
  publicAddress(url.pathname + url.search)
    .slice(0, 150)
    .toWellFormed()
