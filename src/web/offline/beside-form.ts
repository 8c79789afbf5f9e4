/** The notice above a form. It isn't React's, because a form may be refused before its page handles it. */
let shown: HTMLElement | undefined

/** Shows and announces a text above the form that was sent to an address. The form keeps its values. */
export function tellBesideForm(address: string, text: string): void {
  untell()
  const form = sentForm(address)
  const told = document.createElement('p')
  told.setAttribute('role', 'alert')
  told.dataset.error = 'RATE_LIMITED'
  told.className = 'mb-4 rounded border border-line bg-surface px-4 py-3 font-semibold text-ink'
  told.textContent = text
  if (form) form.before(told)
  else document.querySelector('main')?.prepend(told)
  told.scrollIntoView({ block: 'nearest' })
  shown = told
}

/** Takes the text away again: the form is sent once more. */
export function untell(): void {
  shown?.remove()
  shown = undefined
}

/** Returns the form that somebody is in, or else the first one that is sent there. */
function sentForm(address: string): HTMLFormElement | undefined {
  const own = document.activeElement?.closest('form')
  if (own) return own
  const { pathname } = new URL(address)
  return [...document.forms].find(
    ({ action, method }) => method === 'post' && new URL(action).pathname === pathname,
  )
}
