import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readConfig } from '../../src/server/config.ts'
import { startServer } from '../../src/server/start-server.ts'
import { userAgent } from '../browser.ts'

/**
 * One process with two addresses: the whole site, and React alone rendering the same page. Sends both to its parent,
 * with the number of results shown and in total.
 */
const [, , bundle = '', path = ''] = process.argv
const DATA_DIR = mkdtempSync(join(tmpdir(), 'pages-bench-'))
const site = await startServer(readConfig({ PORT: '0', DATA_DIR }))
const address = new URL(path, site.address)
const cookie = await openedSearch(address)

const { openTree }: typeof import('./tree.tsx') = await import(pathToFileURL(resolve(bundle)).href)
const { shown, found, render } = await openTree(address, cookie)
const bare = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  void render(response)
})
bare.listen(0, '127.0.0.1', () => {
  process.send?.({
    site: address.href,
    bare: `http://127.0.0.1:${(bare.address() as AddressInfo).port}`,
    cookie,
    shown,
    found,
  })
})
process.once('disconnect', async () => {
  bare.close()
  await site.stop()
  rmSync(DATA_DIR, { recursive: true, force: true })
  process.exit(0)
})

/** Polls until every supplier has answered; returns the cookies of the visitor whose search it is. */
async function openedSearch(page: URL): Promise<string> {
  const first = await fetch(page, { headers: { 'user-agent': userAgent } })
  const cookies = first.headers.getSetCookie().map((each) => each.split(';')[0])
  const headers = { 'user-agent': userAgent, cookie: cookies.join('; ') }
  for (let html = await first.text(); !html.includes('data-search-state="done"'); ) {
    await new Promise((again) => setTimeout(again, 200))
    html = await (await fetch(page, { headers })).text()
  }
  return headers.cookie
}
