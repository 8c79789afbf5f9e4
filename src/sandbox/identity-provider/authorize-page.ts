import { html } from 'hono/html'
import { socialProviderNames } from '../../contract/member/social.ts'
import type { Asked } from './identity-provider.ts'

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 3rem auto; padding: 0 1rem;
    background: #f7f5f0; color: #16242b }
  form { display: grid; gap: 1rem; background: #fff; border: 1px solid #d8d4ca; border-radius: 10px; padding: 1.5rem }
  label { display: grid; gap: .25rem } label.check { display: flex; gap: .5rem; align-items: center }
  input:not([type=checkbox]) { font: inherit; padding: .5rem; border: 1px solid #8a8577; border-radius: 6px }
  button { font: inherit; padding: .6rem; border-radius: 6px; border: 1px solid #0b6e63; background: #0b6e63; color: #fff }
  button.deny { background: #fff; color: #16242b; border-color: #8a8577 }
  .problem { color: #a3261b }`

/** Renders the page that asks who is signing in, and whether to share it with the site. */
export function authorizePage(provider: string, { client_id, scope }: Asked, problem?: string) {
  const name = socialProviderNames[provider as keyof typeof socialProviderNames]
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sign in with ${name} (simulated)</title><style>${style}</style></head>
<body><main><h1>Sign in with ${name}</h1>
<p>This page simulates ${name} outside production. Choose who to sign in as.</p>
<form method="post">
  ${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
  <label>Name <input name="name" value="Dara Sok" autocomplete="name"></label>
  <label>E-mail address <input name="email" type="email" value="dara.sok@example.com" autocomplete="email"></label>
  <label class="check"><input type="checkbox" name="verified" checked> This e-mail address is verified</label>
  <p>${client_id} requests: ${scope || 'no scopes'}.</p>
  <button name="decision" value="allow">Allow</button>
  <button class="deny" name="decision" value="deny">Deny</button>
</form></main></body></html>`
}

export const refusalPage = () => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Can’t sign in</title></head>
<body><h1>Can’t sign in</h1><p>The request is incomplete or didn’t come from this site.</p></body></html>`
