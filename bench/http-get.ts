import { Agent, get } from 'node:http'

const agent = new Agent({ keepAlive: true })

/** Asks for an address on a kept connection and reads the answer to its end; throws unless it is a 200. */
export function httpGet(address: string, headers: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (response) => {
      response.resume()
      response.once('error', reject)
      response.once('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${address} answered ${response.statusCode}`))
      })
    }).once('error', reject)
  })
}
