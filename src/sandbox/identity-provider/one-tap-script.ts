/**
 * Returns a script with the interface of Google Identity Services: `google.accounts.id.initialize` with `client_id`,
 * `nonce` and `callback`, then `prompt`. The callback gets `{ credential }`, an ID token; closing it is a
 * skipped moment with the reason `user_cancel`. As with Google's, it is a small card: in the upper right
 * corner if the window has room beside the page's text, otherwise at the bottom.
 */
export const oneTapScript = (address: string): string => `(() => {
  let settings
  const add = (parent, tag, style, more = {}) => {
    const made = parent.appendChild(document.createElement(tag))
    made.style.cssText = style
    return Object.assign(made, more)
  }
  const control = 'font:inherit;min-height:36px;border-radius:8px;padding:0 10px;'
  const closed = { isNotDisplayed: () => false, isSkippedMoment: () => true, getSkippedReason: () => 'user_cancel' }
  const ask = (listener) => {
    if (document.querySelector('[data-one-tap]')) return
    const dialog = add(document.body, 'div', 'position:fixed;right:12px;z-index:1000;width:min(336px,calc(100vw - 24px));' +
      'box-sizing:border-box;padding:12px 16px;background:#fff;color:#16242b;border:1px solid #8a8577;border-radius:10px;' +
      'box-shadow:0 8px 24px rgb(0 0 0 / 16%);font-size:14px;line-height:1.4;' +
      (matchMedia('(min-width: 1200px)').matches ? 'top:76px' : 'bottom:12px'))
    dialog.dataset.oneTap = ''
    dialog.setAttribute('role', 'dialog')
    dialog.setAttribute('aria-label', 'Sign in with Google (simulated)')
    const box = add(dialog, 'form', 'display:grid;gap:8px;margin:0')
    const head = add(box, 'div', 'display:flex;justify-content:space-between;align-items:center;gap:8px')
    add(head, 'strong', '', { textContent: 'Sign in with Google (simulated)' })
    add(head, 'button', control + 'border:0;background:none;color:inherit', { type: 'button', textContent: 'Close' })
      .addEventListener('click', () => {
        dialog.remove()
        listener?.(closed)
      })
    const other = add(box, 'details', '')
    add(other, 'summary', 'cursor:pointer', { textContent: 'Use another account' })
    const field = (label, name, type, value) => {
      const row = add(other, 'label', 'display:grid;gap:4px;margin-top:8px', { textContent: label })
      return add(row, 'input', control + 'border:1px solid #8a8577;background:#fff;color:inherit', { name, type, value })
    }
    const name = field('Name', 'name', 'text', 'Dara Sok')
    field('E-mail address', 'email', 'email', 'dara.sok@example.com')
    const go = add(box, 'button', control + 'min-height:40px;border:0;background:#0b6b5d;color:#fff;font-weight:600', { type: 'submit' })
    const label = () => { go.textContent = 'Continue as ' + name.value }
    name.addEventListener('input', label)
    label()
    box.addEventListener('submit', async (event) => {
      event.preventDefault()
      const body = new URLSearchParams(new FormData(box))
      body.set('verified', 'on')
      body.set('nonce', settings.nonce ?? '')
      const answer = await fetch(${JSON.stringify(address)}, { method: 'POST', body })
      if (!answer.ok) return
      const { credential } = await answer.json()
      dialog.remove()
      settings.callback({ credential, select_by: 'user' })
    })
  }
  const cancel = () => document.querySelector('[data-one-tap]')?.remove()
  window.google = { accounts: { id: { initialize: (given) => { settings = given }, prompt: ask, cancel } } }
})()
`
