/**
 * A prompt with the interface of Google Identity Services: `google.accounts.id.initialize` with `client_id`,
 * `nonce` and `callback`, then `prompt`. The callback gets `{ credential }`, an ID token.
 */
export const oneTapScript = (address: string): string => `(() => {
  let settings
  const ask = () => {
    if (document.querySelector('[data-one-tap]')) return
    const dialog = document.createElement('div')
    dialog.dataset.oneTap = ''
    dialog.setAttribute('role', 'dialog')
    dialog.setAttribute('aria-label', 'Sign in with Google (stand-in)')
    dialog.style.cssText = 'position:fixed;top:16px;right:16px;z-index:1000;padding:16px;' +
      'background:#fff;color:#16242b;border:1px solid #8a8577;border-radius:10px;font:15px/1.5 system-ui'
    const box = dialog.appendChild(document.createElement('form'))
    box.style.cssText = 'display:grid;gap:8px'
    const field = (label, name, type, value) => {
      const row = box.appendChild(document.createElement('label'))
      row.textContent = label + ' '
      const input = row.appendChild(document.createElement('input'))
      Object.assign(input, { name, type, value })
    }
    const button = (text, type, deed) => {
      const each = box.appendChild(document.createElement('button'))
      Object.assign(each, { textContent: text, type })
      if (deed) each.addEventListener('click', deed)
    }
    box.append('Sign in with Google (stand-in)')
    field('Name', 'name', 'text', 'Dara Sok')
    field('E-mail', 'email', 'email', 'dara.sok@example.com')
    button('Continue', 'submit')
    button('Close', 'button', () => dialog.remove())
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
    document.body.append(dialog)
  }
  const cancel = () => document.querySelector('[data-one-tap]')?.remove()
  window.google = { accounts: { id: { initialize: (given) => { settings = given }, prompt: ask, cancel } } }
})()
`
