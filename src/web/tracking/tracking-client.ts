import { batchOf, type Happened, mostAtOnce } from './track.ts'

/** How long events are collected before they're sent, in milliseconds. */
const pause = 2000
/** After this many failures in a row, tracking stops using the visitor's network. */
const mostTries = 4

/** Sends the queued events. Call the returned function each time events were added. */
export function openClient(address: string, queue: Happened[]): () => void {
  let planned = false
  let failures = 0

  function plan(after: number): void {
    if (planned || queue.length === 0) return
    planned = true
    setTimeout(async () => {
      await sendSome()
      planned = false
      plan(pause * 2 ** failures)
    }, after)
  }

  async function sendSome(): Promise<void> {
    const some = queue.splice(0, mostAtOnce)
    if (some.length === 0) return
    const request = { method: 'POST', body: batchOf(some), keepalive: true }
    const answer = await fetch(address, request).catch(() => undefined)
    if (answer && answer.status < 500) {
      failures = 0
      return
    }
    failures += 1
    if (failures < mostTries) queue.unshift(...some)
    else failures = 0
  }

  plan(0)
  return () => plan(pause)
}
