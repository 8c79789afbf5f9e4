import { isSaved } from './is-saved.ts'
import { network, noteOffline, whenReachable } from './network.ts'

/**
 * Stops links and forms handled by the browser from leading to its own offline page. It listens after React, so what a
 * component has handled is left alone. Returns a function that stops it.
 */
export function guardDocument(): () => void {
  document.addEventListener('click', heldLink)
  document.addEventListener('submit', heldForm)
  return () => {
    document.removeEventListener('click', heldLink)
    document.removeEventListener('submit', heldForm)
  }
}

function heldLink(event: MouseEvent): void {
  if (!network.read().offline || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || link.origin !== location.origin || link.target === '_blank') return
  if (link.hash && link.href.split('#')[0] === location.href.split('#')[0]) return
  event.preventDefault()
  const go = () => location.assign(link.href)
  void isSaved(link.href).then((saved) => (saved ? go() : whenReachable(go)))
}

function heldForm(event: SubmitEvent): void {
  if (!network.read().offline || event.defaultPrevented) return
  event.preventDefault()
  noteOffline({ unsent: true, wanted: undefined })
}
