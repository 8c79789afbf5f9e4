import type { InAppMessage } from '../../contract/message/in-app-message.ts'
import { fetchJson } from '../offline/fetch-json.ts'

/** Returns the message of a page, or of the campaign `slug`, with its component, whose script is loaded only if there is a message. */
export async function askForMessage(
  address: string,
  { path, slug }: { path: string; slug: string | undefined },
  signal: AbortSignal,
) {
  const query = new URLSearchParams({ path, ...(slug && { slug }) })
  const answer = await fetchJson<{ modal: InAppMessage | null }>(`${address}?${query}`, { signal })
  const message = answer?.modal
  // S4.30
  if (!message?.img) return undefined
  const { MessageWindow } = await import('./message-window.tsx')
  return { Shown: MessageWindow, message }
}
