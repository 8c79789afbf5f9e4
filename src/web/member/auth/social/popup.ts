import { safePath } from '../../../session/safe-path.ts'

/**
 * Popup and opener talk by a channel of this origin: a window that was at a provider may have lost its
 * `opener` on the way (Cross-Origin-Opener-Policy).
 */
const channelName = 'sojourn-sign-in'
/** Of the popup that is open; another one opened takes its place. */
let listening: BroadcastChannel | undefined
const size = { width: 960, height: 600 }

/** How long the popup waits for its page to take over before it continues on its own, in milliseconds. */
const patience = 600

/**
 * Opens a popup of 960×600 (S9.4) and carries on where it ends. False when the browser does not open it: the
 * whole page goes to the provider then.
 */
export function openPopup(address: string): boolean {
  const left = Math.max(0, screenX + (outerWidth - size.width) / 2)
  const top = Math.max(0, screenY + (outerHeight - size.height) / 2)
  const look = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`
  const popup = open(address, 'sojourn-sign-in', look)
  if (!popup) return false
  listening?.close()
  const channel = new BroadcastChannel(channelName)
  listening = channel
  channel.onmessage = ({ data }) => {
    const to = safePath(data?.to, '')
    if (!to) return
    channel.postMessage({ taken: true })
    channel.close()
    popup.close()
    location.assign(to)
  }
  return true
}

/** In the popup: tells where to carry on; does so itself when nobody listens. Returns how to stop. */
export function tellOpener(to: string): () => void {
  const channel = new BroadcastChannel(channelName)
  const alone = setTimeout(() => location.replace(to), patience)
  channel.onmessage = ({ data }) => {
    if (data?.taken !== true) return
    clearTimeout(alone)
    close()
  }
  channel.postMessage({ to })
  return () => {
    clearTimeout(alone)
    channel.close()
  }
}
