import { request } from 'node:https'
import { inSeconds, seconds } from '../duration.ts'
import { isPublicUrl, lookUpPublic } from './public-address.ts'

export interface OutboundPost {
  url: string
  headers: Record<string, string>
  body: Buffer | string
}

/** How long a post takes at most, from looking the name up to the answer's status. */
export const postTimeout = seconds(10)

/**
 * Posts to a URL that somebody else chose and returns the answer's status. Only public addresses are called, whatever the name
 * stands for by now; no redirect is followed, and nothing of the answer is read but its head. Throws if it can't be reached.
 */
export const postPublic = ({ url, headers, body }: OutboundPost): Promise<number> =>
  new Promise((resolve, reject) => {
    if (!isPublicUrl(url)) return reject(new Error('no public address'))
    // The whole time counts: a server that sends a byte now and then is never idle.
    const signal = AbortSignal.timeout(postTimeout)
    const sent = request(
      url,
      { method: 'POST', headers, lookup: lookUpPublic, agent: false, signal },
      (answer) => {
        answer.destroy()
        resolve(answer.statusCode ?? 0)
      },
    )
    sent.on('error', (error) =>
      reject(
        signal.aborted ? new Error(`no answer within ${inSeconds(postTimeout)} seconds`) : error,
      ),
    )
    sent.end(body)
  })
