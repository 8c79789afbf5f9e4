import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { defaultLocale } from '../../src/contract/default-locale.ts'
import { suggestPlaces } from '../../src/contract/place/place.ts'
import { readConfig } from '../../src/server/config.ts'
import { suggestPlaces as suggest } from '../../src/server/place/place-service.ts'
import { seconds } from '../../src/server/platform/duration.ts'
import { keepAnswers } from '../../src/server/platform/http/kept-answers.ts'
import { startServer } from '../../src/server/start-server.ts'
import { typedLetters } from './typed-texts.ts'

/**
 * One process with two addresses: the whole site as in production, and a bare Hono route that has the bytes of the same
 * answers ready. Sends both to its parent.
 */
const [, , count = '0', accepted = ''] = process.argv
const DATA_DIR = mkdtempSync(join(tmpdir(), 'places-bench-'))
const site = await startServer(
  readConfig({
    NODE_ENV: 'production',
    SECRET_KEY: 's'.repeat(40),
    DOCUMENT_KEYS: 'd'.repeat(40),
    PUBLIC_ORIGIN: 'http://127.0.0.1:3000',
    PORT: '0',
    DRAIN_TIME: '0',
    // The load generator acts as many visitors.
    TRUST_PROXY: '1',
    DATA_DIR,
  }),
)

const answers = keepAnswers()
const maxAge = seconds(suggestPlaces.maxAge ?? 0)
const asAsked = (text: string) => text.trim().toLowerCase()
const ready = new Map(
  [...new Set(typedLetters(Number(count)).map(asAsked))].map((text) => {
    const { bytes, headers } = answers.keep(
      { id: suggestPlaces.id, maxAge, path: text, accepted },
      { result: suggest(text, defaultLocale, 8) },
    )
    const { 'content-encoding': encoding = '' } = headers
    const type = { 'content-type': 'application/json' }
    return [text, { bytes, headers: encoding ? { ...type, 'content-encoding': encoding } : type }]
  }),
)
const bare = new Hono().get('/front/v1/places', (c) => {
  const answer = ready.get(c.req.query('q') ?? '')
  return answer ? c.body(answer.bytes, 200, answer.headers) : c.notFound()
})
const bareServer = createServer(getRequestListener(bare.fetch))
bareServer.listen(0, '127.0.0.1', () => {
  const { port } = bareServer.address() as AddressInfo
  process.send?.({ site: site.address, bare: `http://127.0.0.1:${port}` })
})
process.once('disconnect', async () => {
  bareServer.close()
  await site.stop()
  rmSync(DATA_DIR, { recursive: true, force: true })
  process.exit(0)
})
