import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Protocol } from './driver.ts'

const port = 3998

/** Starts WebKitGTK's MiniBrowser with its driver, which speaks WebDriver over HTTP. */
export async function startWebKit(driver: string, binary: string): Promise<Protocol> {
  const child = spawn(driver, [`--port=${port}`], { stdio: ['ignore', 'inherit', 'inherit'] })
  const origin = `http://127.0.0.1:${port}`
  try {
    await isReady(child, origin)
    const options = { binary, args: ['--automation'] }
    const { sessionId } = await send<{ sessionId: string }>(`${origin}/session`, 'POST', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })
    return protocolOf(`${origin}/session/${sessionId}`, child)
  } catch (error) {
    child.kill()
    throw error
  }
}

function protocolOf(session: string, child: ChildProcess): Protocol {
  const post = <T>(path: string, body: unknown = {}) => send<T>(`${session}/${path}`, 'POST', body)
  return {
    navigate: (url) => post('url', { url }),
    execute: (script, args) => post('execute/sync', { script, args }),
    click: (element) => post(`element/${element}/click`),
    sendKeys: (element, text) => post(`element/${element}/value`, { text }),
    findWithin: (element, value) =>
      post(`element/${element}/element`, { using: 'css selector', value }),
    resize: (width, height) => post('window/rect', { width, height }),
    screenshot: () => send(`${session}/screenshot`, 'GET'),
    close: () => send(session, 'DELETE').finally(() => child.kill()),
  }
}

async function send<T>(address: string, method: string, body?: unknown): Promise<T> {
  const response = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${method} ${address}: ${value.error}: ${value.message}`)
  return value
}

async function isReady(child: ChildProcess, origin: string): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end && child.exitCode === null; ) {
    if ((await fetch(`${origin}/status`).catch(() => undefined))?.ok) return
    await sleep(100)
  }
  throw new Error('The WebDriver of WebKit did not start.')
}
