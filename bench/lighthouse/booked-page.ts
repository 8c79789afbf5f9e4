import { inDays } from '../figures.ts'
import { createVisitor, finishedSearch } from './visitor.ts'

/**
 * Searches, confirms and books the first direct flight as a visitor without scripts; returns the booking's page and
 * its cookies.
 */
export async function bookedPage(site: string): Promise<{ address: string; cookie: string }> {
  const visitor = createVisitor(site)
  const { visit, cookie } = visitor
  const search = `/en/flight/search?depAirport=KUL&arrAirport=BKK&depDate=${inDays(42)}`
  const html = await finishedSearch(visitor, search)
  const offer = /data-offer="([^"]+)"[^>]*data-stops="direct"/.exec(html)?.[1] ?? ''
  const chosen = await visit(`${search}&offer=${encodeURIComponent(offer)}`)
  const confirm = chosen.headers.get('location') ?? ''
  const form = formOf(await (await visit(confirm)).text())
  const body = new URLSearchParams(form.fields)
  const sent = await visit(form.action ?? confirm, {
    method: 'POST',
    body,
    headers: { origin: site, 'sec-fetch-site': 'same-origin' },
  })
  const address = new URL(sent.headers.get('location') ?? '', site).href
  if (!address.includes('/flight/book/')) throw new Error(`No booking was made: ${sent.status}`)
  return { address, cookie: cookie() }
}

/** Returns the address of the page's own form, and what a browser sends when its first button is pressed. */
function formOf(html: string): { action: string | undefined; fields: [string, string][] } {
  const main = html.slice(html.indexOf('<main'))
  const [form = ''] = /<form[^>]*method="post"[^>]*>.*?<\/form>/s.exec(main) ?? []
  const button = /<button[^>]*>/.exec(form) ?? []
  const fields = [...form.matchAll(/<input[^>]*>/g), button].flatMap(([tag = '']) => {
    const name = /\bname="([^"]*)"/.exec(tag)?.[1]
    return name ? [[name, plain(/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '')] as [string, string]] : []
  })
  const action = /\baction="([^"]*)"/.exec(form)?.[1]
  return { action: action === undefined ? undefined : plain(action), fields }
}

const plain = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
