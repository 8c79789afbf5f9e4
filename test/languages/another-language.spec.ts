import { rmSync } from 'node:fs'
import { expect } from '@playwright/test'
import { locales } from '../../src/contract/locales.ts'
import { callerOf } from '../e2e/support/caller.ts'
import { mailsTo, someEmail } from '../e2e/support/member-journey.ts'
import { startOwnServer } from '../e2e/support/own-server.ts'
import { ownSecret } from '../e2e/support/paid-order.ts'
import { inDays } from '../support/test-clock.ts'
import { another, projectWithAnotherLanguage, wordsOfAnother } from './support/another-language.ts'
import { faultsInLanguage, visiting } from './support/look-at-pages.ts'

const test = visiting(async (origin) => {
  const folder = projectWithAnotherLanguage()
  const port = Number(new URL(origin).port) + 5
  const server = await startOwnServer(port, { SECRET_KEY: ownSecret }, { folder })
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin: `http://127.0.0.1:${port}`, secret: ownSecret, stop }
})
// The copy of the project is built and started once.
test.describe.configure({ mode: 'default' })

const words = wordsOfAnother()
const said = (id: string) => words.get(id) ?? id

test('a language is added by a folder and a row: pages, mails, formats, search engines and menus have it', async ({
  visit: { guest },
}) => {
  const { request } = guest
  const html = async (path: string) => (await request.get(path)).text()
  const home = await html(`/${another.code}`)
  expect(home).toContain(`<html lang="${another.tag}"`)
  expect(home).toContain(said('home.title'))
  expect(await html('/en')).toContain(another.name)

  const asked = await request.get('/', {
    headers: { 'accept-language': 'eo, en;q=0.5' },
    maxRedirects: 0,
  })
  expect(asked.headers().location).toBe(`/${another.code}`)

  expect(await html('/sitemap.xml')).toContain(`/sitemap-${another.code}-pages.xml`)
  const entries = await html(`/sitemap-${another.code}-pages.xml`)
  expect(entries).toContain(`hreflang="${another.code}"`)
  expect(entries.match(/hreflang="fi" href="[^"]+\/fi"/g)).toHaveLength(1)

  // Decimal commas, as `Intl` has them for this language.
  const search = `depAirport=KUL&arrAirport=BKK&depDate=${inDays(30)}`
  await expect(async () => {
    expect(await html(`/${another.code}/flight/search?${search}`)).toMatch(/\d,\d\d\sUSD/)
  }).toPass()

  const { traveller } = await callerOf(guest)
  const email = someEmail()
  const message = { topic: 'other', orderCode: '', email, name: 'Mei Tan', message: 'Saluton' }
  const { number } = await traveller.must(
    traveller.call<{ number: string }>('POST', '/support/add-ticket', message, {
      'x-language': another.code,
    }),
  )
  await expect(async () => {
    const [mail] = await mailsTo(request, email)
    expect(mail?.subject).toBe(said('ticket-mail.received-subject').replace('{number}', number))
  }).toPass()
  expect(locales.map(({ code }) => code)).not.toContain(another.code)
})

test('every page has room for words that are two fifths longer than English', async ({ visit }) => {
  expect(await faultsInLanguage(visit, another, words)).toEqual([])
})
