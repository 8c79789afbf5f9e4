import { Agent, get } from 'node:http'
import { userAgent } from './browser.ts'

const agent = new Agent({ keepAlive: true })

/** Requests an address as a browser over a kept-alive connection and reads the whole response; throws unless it's a 200. */
export function httpGet(address: string, headers: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'user-agent': userAgent, ...headers } }, (response) => {
      response.resume()
      response.once('error', reject)
      response.once('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${address} answered ${response.statusCode}`))
      })
    }).once('error', reject)
  })
}
