import { cardBrands } from '../../contract/payment/card-brands.ts'
import type { DisputeState } from '../../contract/payment/dispute.ts'
import type { Say } from '../../server/platform/words.ts'
import { type CardForm, type CardProblem, testCards } from './card.ts'
import { nextDisputes } from './disputes.ts'
import { pagePath } from './page-path.ts'
import type { Session } from './store.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

export interface PageParts {
  say: Say
  session: Session
  /** The formatted amount. */
  amount: string
}

const lock =
  '<svg aria-hidden="true" viewBox="0 0 24 24" class="lock"><path d="M6 11h12v10H6zm2 0V8a4 4 0 1 1 8 0v3"/></svg>'

const brandMarks = `<span class="brands" aria-hidden="true">${cardBrands
  .map(
    ({ id, mark }) =>
      `<svg viewBox="0 0 48 32" data-brand="${id}">${mark
        .map(({ d, fill = 'none', stroke }) =>
          stroke
            ? `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="2" stroke-linejoin="round"/>`
            : `<path d="${d}" fill="${fill}"/>`,
        )
        .join('')}</svg>`,
  )
  .join('')}</span>`

/** Returns a card's number as it's printed on the card. */
const grouped = (number: string): string =>
  number.startsWith('3') && number.length === 15
    ? number.replace(/^(.{4})(.{6})/, '$1 $2 ')
    : number.replace(/(.{4})(?=.)/g, '$1 ')

/** Renders the card form with an error beside each field. Number and code are never put back into the page. */
export function cardPage(
  { say, session, amount }: PageParts,
  typed: Partial<CardForm> = {},
  problems: Partial<Record<keyof CardForm, CardProblem>> = {},
): string {
  const field = (name: keyof CardForm, autocomplete: string, value = '') => {
    const problem = problems[name]
    return `<p class="field ${name}"><label for="${name}">${escapeHtml(say(`field-${name}`))}</label>
      ${name === 'number' ? brandMarks : ''}<input id="${name}" name="${name}" value="${escapeHtml(value)}" inputmode="numeric" required
        autocomplete="${autocomplete}" maxlength="24" aria-describedby="${name}-note"${problem ? ' aria-invalid="true"' : ''}>
      <span id="${name}-note" class="${problem ? 'problem' : 'hint'}">${escapeHtml(
        say(problem ? `problem-${problem}` : `hint-${name}`),
      )}</span></p>`
  }
  const rows = testCards
    .map(
      ({ number, outcome }) =>
        `<tr><td><code>${grouped(number)}</code></td>
        <td>${escapeHtml(say(`outcome-${outcome}`))}</td></tr>`,
    )
    .join('')
  return frame(
    { say, session, amount },
    `<form method="post" action="${pagePath(session, say.locale)}/card" novalidate>
      <h2>${escapeHtml(say('card-title'))}</h2>
      ${field('number', 'cc-number')}
      <div class="pair">${field('expiry', 'cc-exp', typed.expiry)}${field('code', 'cc-csc')}</div>
      <button class="main">${lock}${escapeHtml(isFree(session) ? say('save') : say('pay', { amount }))}</button></form>
    ${actionForm({ say, session }, 'cancel', say('cancel'))}
    <details${problems.number === 'card_not_a_test_card' ? ' open' : ''}><summary>${escapeHtml(say('test-cards'))}</summary><table>${rows}</table></details>`,
  )
}

const bank =
  '<svg aria-hidden="true" viewBox="0 0 24 24" class="lock"><path d="M3 9l9-6 9 6zm3 2v6m4-6v6m4-6v6m4-6v6M3 20h18"/></svg>'

/** Renders the 3-D Secure step at the payer's bank: who asks for how much, from which card, and the bank's question. */
export function challengePage({ say, session, amount }: PageParts): string {
  const { card, description } = session
  const facts = [
    `<strong>${escapeHtml(say('paying', { description }))}</strong>`,
    isFree(session) ? '' : `<strong class="amount">${escapeHtml(amount)}</strong>`,
    card ? `${escapeHtml(say('field-number'))} <code>•••• ${escapeHtml(card)}</code>` : '',
  ]
  return page(
    { say, session, amount },
    `<body class="bank"><main><div>
      <p class="by">${bank}<strong>3-D Secure</strong> <span class="badge">${escapeHtml(say('sandbox'))}</span></p>
      <h1>${escapeHtml(say('challenge-title'))}</h1>
      <ul class="facts">${facts.map((fact) => fact && `<li>${fact}</li>`).join('')}</ul>
      <p>${escapeHtml(isFree(session) ? say('challenge-save') : say('challenge-text', { amount }))}</p>
      ${actionForm({ say, session }, 'authenticate', say('challenge-accept'), 'main')}
      ${actionForm({ say, session }, 'refuse', say('challenge-refuse'))}
    </div></main></body>`,
  )
}

/** Renders the transfer details; a button simulates that the money has arrived. */
export function transferPage({ say, session, amount }: PageParts): string {
  return frame(
    { say, session, amount },
    `<h2>${escapeHtml(say('transfer-title'))}</h2>
    <p>${escapeHtml(say('transfer-text', { amount, description: session.description }))}</p>
    ${actionForm({ say, session }, 'promise', say('transfer-promise'), 'main')}
    ${actionForm({ say, session }, 'arrive', say('transfer-arrive'))}
    ${session.state === 'open' ? actionForm({ say, session }, 'cancel', say('cancel')) : ''}`,
  )
}

/**
 * Renders the page of a session that has ended. The buttons of one that was paid simulate what the payer's bank does with a
 * dispute, whose state is `dispute`.
 */
export function endedPage({ say, session, amount }: PageParts, dispute?: DisputeState): string {
  return frame(
    { say, session, amount },
    `<h2>${escapeHtml(say('ended-title'))}</h2><p>${escapeHtml(say(`ended-${session.state}`))}</p>
    <p><a href="${escapeHtml(session.returnUrl)}">${escapeHtml(say('back'))}</a></p>
    ${disputeForms({ say, session }, dispute)}`,
  )
}

/** The buttons that make the payer's bank move a dispute to a state. */
const bankButtons = {
  inquiry: 'inquire',
  open: 'dispute',
  under_review: 'review',
  won: 'win',
  lost: 'lose',
} as const satisfies Record<DisputeState, string>

function disputeForms(
  { say, session }: Pick<PageParts, 'say' | 'session'>,
  dispute: DisputeState | undefined,
): string {
  if (session.method !== 'card' || session.state !== 'captured') return ''
  const next = nextDisputes(session, dispute).map((state) => bankButtons[state])
  return `<h2>${escapeHtml(say('dispute-title'))}</h2>
    <p>${escapeHtml(say(dispute ? `dispute-${dispute}` : 'dispute-none'))}</p>
    ${next.map((action) => actionForm({ say, session }, action, say(`dispute-do-${action}`))).join('')}`
}

const actionForm = (
  { say, session }: Pick<PageParts, 'say' | 'session'>,
  action: string,
  label: string,
  look = 'quiet',
): string =>
  `<form method="post" action="${pagePath(session, say.locale)}/${action}">
    <button class="${look}">${escapeHtml(label)}</button></form>`

/** Returns whether a card is only saved. */
const isFree = ({ amount }: Session): boolean => amount === 0

function frame({ say, session, amount }: PageParts, content: string): string {
  const note = session.savesCard ? say(isFree(session) ? 'save-free' : 'save-too') : ''
  const what = escapeHtml(say('paying', { description: session.description }))
  return page(
    { say, session, amount },
    `<body><header class="order"><div><p class="merchant"><span class="tile" aria-hidden="true">S</span>
      <span class="what">${what}</span></p>
      <h1>${escapeHtml(isFree(session) ? say('save-heading') : amount)}</h1>
      ${note && `<p>${escapeHtml(note)}</p>`}
      <p class="by">${lock}<strong>${escapeHtml(say('name'))}</strong> <span class="badge">${escapeHtml(say('sandbox'))}</span></p>
    </div></header>
    <main><div>${content}</div></main></body>`,
  )
}

function page({ say, session, amount }: PageParts, body: string): string {
  const title = isFree(session) ? say('title-save') : say('title', { amount })
  return `<!doctype html><html lang="${say.language}"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
    <link rel="stylesheet" href="/gateway/sandbox/style.css">
    <script src="/gateway/sandbox/card.js" defer></script></head>
    ${body}</html>`
}
