import { html } from 'hono/html'
import { socialProviderNames } from '../../contract/member/social.ts'
import type { Asked } from './identity-provider.ts'

const style = `
  :root { color-scheme: light dark; --paper: #f7f5f0; --card: #fff; --ink: #16242b; --line: #d8d4ca; --edge: #8a8577;
    --act: #0b6e63; --on-act: #fff; --wrong: #a3261b }
  @media (prefers-color-scheme: dark) { :root { --paper: #10191d; --card: #18242a; --ink: #e8e6df; --line: #33424a;
    --edge: #7d8a8f; --act: #5cc4b5; --on-act: #08201c; --wrong: #ff9d90 } }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 3rem auto; padding: 0 1rem;
    background: var(--paper); color: var(--ink) }
  h1 { font-size: 28px; line-height: 1.2 }
  form { display: grid; gap: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 10px;
    padding: 1.5rem }
  label { display: grid; gap: .25rem } label.check { display: flex; gap: .5rem; align-items: center }
  input:not([type=checkbox]) { font: inherit; color: inherit; background: var(--card); padding: .5rem;
    border: 1px solid var(--edge); border-radius: 6px }
  button { font: inherit; padding: .6rem; border-radius: 6px; border: 1px solid var(--act); background: var(--act);
    color: var(--on-act) }
  button.deny { background: var(--card); color: var(--ink); border-color: var(--edge) }
  .problem { color: var(--wrong) }`

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

/** Renders the error page of an incomplete request, or one that another site sent. */
export const refusalPage = () => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Can’t sign in</title><style>${style}</style></head>
<body><main><h1>Can’t sign in</h1>
<p>The sign-in request is incomplete or came from another site. Go back and try again.</p></main></body></html>`
