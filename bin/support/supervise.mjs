import { launch, stopWithNpm } from './project.mjs'

/** An invalid setting fails the same way every time (`src/server/crash-policy.ts`). */
const badSettings = 78

const defaults = { firstWait: 500, longestWait: 10_000, fast: 30_000, tries: 5 }

/**
 * Returns the wait after a number of crashes in a row, in milliseconds. Half of it is random, so that servers that crashed
 * because of each other don't start at the same moment again.
 */
export function waitAfter(crashes, { firstWait, longestWait } = defaults, random = Math.random()) {
  const longest = Math.min(longestWait, firstWait * 2 ** (crashes - 1))
  return (longest * (1 + random)) / 2
}

/**
 * Runs the server until it's stopped, and restarts it if it crashes. Signals are forwarded, and a requested stop ends
 * this process with the same status. Gives up if the server has crashed `tries` times in a row within `fast`
 * milliseconds of its start, because restarting doesn't help then.
 */
export function supervise(node, args, limits = {}) {
  const { firstWait, longestWait, fast, tries } = { ...defaults, ...limits }
  let child
  let waiting
  let isEnding = false
  let crashes = 0
  // A full disk or a closed pipe must not end this process: without it, nobody restarts the server.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)

  const start = () => {
    const startedAt = Date.now()
    child = launch(node, args)
    child.once('exit', (code, signal) => {
      child = undefined
      const status = code ?? (signal === 'SIGKILL' ? 137 : 1)
      if (isEnding || status === 0 || status === badSettings) process.exit(status)
      crashes = Date.now() - startedAt < fast ? crashes + 1 : 1
      const how = signal ? `was ended by ${signal}` : `ended with status ${status}`
      if (crashes >= tries) {
        console.error(
          `The server ${how}, ${crashes} times in a row soon after its start. Giving up: see the messages above.`,
        )
        process.exit(status)
      }
      const wait = waitAfter(crashes, { firstWait, longestWait })
      console.error(`The server ${how}. Starting it again in ${(wait / 1000).toFixed(1)} s.`)
      waiting = setTimeout(start, wait)
    })
  }
  const end = (signal) => {
    isEnding = true
    clearTimeout(waiting)
    if (!child) process.exit(0)
    child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal))
  if (process.env.npm_lifecycle_event) stopWithNpm(() => ({ kill: end }))
  start()
}
