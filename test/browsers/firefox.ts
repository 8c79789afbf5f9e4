import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Protocol } from './driver.ts'

const port = 3997

/**
 * Starts Firefox headless and connects to Marionette, the protocol behind geckodriver: WebDriver commands as JSON over
 * a socket (firefox-source-docs.mozilla.org/testing/marionette/Protocol.html).
 */
export async function startFirefox(binary: string): Promise<Protocol> {
  const profile = mkdtempSync(join(tmpdir(), 'sojourn-firefox-'))
  writeFileSync(join(profile, 'user.js'), `user_pref('marionette.port', ${port});\n`)
  const args = ['--headless', '--marionette', '--remote-allow-system-access', '--profile', profile]
  const child = spawn(binary, args, { stdio: 'ignore' })
  const stop = async () => {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill()
    await ended
    rmSync(profile, { recursive: true, force: true })
  }
  try {
    const send = talk(await connected())
    await send('WebDriver:NewSession', {})
    return {
      navigate: (url) => send('WebDriver:Navigate', { url }),
      execute: (script, args) => send('WebDriver:ExecuteScript', { script, args }),
      click: (id) => send('WebDriver:ElementClick', { id }),
      sendKeys: (id, text) => send('WebDriver:ElementSendKeys', { id, text }),
      findWithin: (element, value) =>
        send('WebDriver:FindElement', { element, using: 'css selector', value }),
      resize: (width, height) => send('WebDriver:SetWindowRect', { width, height }),
      screenshot: () => send('WebDriver:TakeScreenshot', { full: false }),
      close: stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function connected(): Promise<Socket> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(200)) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    if (isOpen) return socket
  }
  throw new Error('Firefox did not start.')
}

type Answer = [
  type: 1,
  id: number,
  error: { error: string; message: string } | null,
  value: unknown,
]

/** Sends commands sequentially. A message is its length in bytes, a colon, and JSON. */
function talk(socket: Socket) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let bytes = Buffer.alloc(0)
  let count = 0
  socket.on('data', (more) => {
    bytes = Buffer.concat([bytes, more])
    for (let colon = bytes.indexOf(':'); colon > 0; colon = bytes.indexOf(':')) {
      const end = colon + 1 + Number(bytes.subarray(0, colon))
      if (bytes.length < end) return
      const message: Answer | object = JSON.parse(bytes.subarray(colon + 1, end).toString())
      bytes = bytes.subarray(end)
      // Only the greeting isn't an array.
      if (Array.isArray(message)) take(message as Answer)
    }
  })
  function take([, id, error, value]: Answer) {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.reject(new Error(`${error.error}: ${error.message}`))
    else asked?.resolve(value)
  }
  return async <T>(command: string, parameters: object): Promise<T> => {
    count += 1
    const asked = Promise.withResolvers<unknown>()
    waiting.set(count, asked)
    const message = JSON.stringify([0, count, command, parameters])
    socket.write(`${Buffer.byteLength(message)}:${message}`)
    const answer = await asked.promise
    // Primitive values are wrapped in an object.
    return (isWrapped(answer) ? answer.value : answer) as T
  }
}

const isWrapped = (answer: unknown): answer is { value: unknown } =>
  typeof answer === 'object' && answer !== null && 'value' in answer
