/** The gateway's own style: it should look like another company's page. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1a1b35; --soft: #565a78; --paper: #fff; --side: #f3f2fb; --line: #cfcde2; --deep: #4a3aa8; --on-deep: #fff; --bad: #b3123d }
@media (prefers-color-scheme: dark) { :root { --ink: #ecebfa; --soft: #b1b0cc; --paper: #17162e; --side: #100f22; --line: #4d4a78; --deep: #a99bff; --on-deep: #17162e; --bad: #ff9db4 } }
* { box-sizing: border-box }
body { display: grid; min-height: 100vh; margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; grid-template-rows: auto 1fr }
header, main { padding: 24px 16px }
header { background: var(--side) }
header > div, main > div { max-width: 26rem; margin: 0 auto }
h1 { margin: 8px 0; font-size: 34px; line-height: 1.2; letter-spacing: -.02em; font-variant-numeric: tabular-nums }
h2 { margin: 0 0 16px; font-size: 19px }
p { margin: 0 0 16px }
form + h2, p + h2 { margin-top: 32px }
a { color: var(--deep) }
.merchant { display: flex; align-items: center; gap: 12px; margin: 0; font-weight: 600 }
.tile { display: grid; width: 36px; height: 36px; flex: none; place-items: center; border-radius: 10px; background: #0a6a5d; color: #fff; font-weight: 700 }
.by { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin: 16px 0 0; color: var(--soft); font-size: 14px }
.badge { padding: 1px 8px; border: 1px solid; border-radius: 99px; font-size: 13px }
.lock { width: 18px; height: 18px; flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round }
.field { position: relative; flex: 1; min-width: 0 }
.pair { display: flex; gap: 12px }
label { display: block; margin-bottom: 4px; font-size: 14px; font-weight: 500 }
input { width: 100%; min-height: 48px; padding: 8px 12px; font: inherit; font-variant-numeric: tabular-nums; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 8px }
.number label { margin-inline-end: 160px }
input[aria-invalid] { border-color: var(--bad); box-shadow: 0 0 0 1px var(--bad) }
.brands { position: absolute; top: 0; inset-inline-end: 0; display: flex; gap: 4px }
.brands svg { width: 33px; height: 22px; border: 1px solid var(--line); border-radius: 4px; background: #fff }
.brands .other { opacity: .2 }
.hint, .problem { display: block; margin-top: 4px; font-size: 14px; color: var(--soft) }
.problem { color: var(--bad); font-weight: 600 }
button { display: flex; width: 100%; min-height: 48px; margin-top: 12px; padding: 8px 16px; align-items: center; justify-content: center; gap: 8px; font: inherit; font-weight: 600; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: var(--ink); cursor: pointer }
button:hover { border-color: var(--deep) }
button.main { border-color: var(--deep); background: var(--deep); color: var(--on-deep) }
:focus-visible { outline: 3px solid var(--deep); outline-offset: 2px }
details { margin-top: 24px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 8px; font-size: 14px }
summary { min-height: 32px; line-height: 32px; font-weight: 600; cursor: pointer }
td { padding-block: 4px; padding-inline: 0 12px; vertical-align: top }
td:first-child { white-space: nowrap }
/* The bank's page is a third company's: one card on its own ground. */
.bank { --deep: #14457a; --on-deep: #fff; background: var(--side); grid-template: 1fr / 1fr }
.bank main { padding: 24px 16px; align-self: center }
.bank main > div { max-width: 26rem; margin: 0 auto; padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--paper) }
.bank .by { margin: 0 0 16px; color: var(--ink) }
.bank .by .badge { margin-inline-start: auto; color: var(--soft) }
.bank h1 { font-size: 24px }
.facts { margin: 16px 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 8px }
.facts li { padding: 10px 16px }
.facts li + li { border-top: 1px solid var(--line) }
.facts .amount { font-size: 19px; font-variant-numeric: tabular-nums }
@media (prefers-color-scheme: dark) { .bank { --deep: #8fc1f5; --on-deep: #10202f } }
@media (min-width: 56rem) {
  body:not(.bank) { grid-template: 1fr / 1fr 1fr }
  body:not(.bank) > :is(header, main) { padding: 12vh 48px 48px }
  header > div { margin-inline: auto 48px }
  body:not(.bank) main > div { margin-block: 0; margin-inline: 48px 0 }
}
`
