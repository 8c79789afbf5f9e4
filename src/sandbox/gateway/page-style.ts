/** The gateway's own style: it should look like another company's page. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1b1b3a; --paper: #f4f3fb; --card: #fff; --line: #c9c6de; --deep: #4a3aa8; --bad: #a8123b }
@media (prefers-color-scheme: dark) { :root { --ink: #ecebfa; --paper: #14132a; --card: #1f1d3d; --line: #4d4a78; --deep: #b3a7ff; --bad: #ff9db4 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
header { padding: 16px; text-align: center }
header span { margin-left: 8px; padding: 2px 8px; border: 1px solid; border-radius: 4px; font-size: 13px }
main { max-width: 440px; margin: 0 auto 48px; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 4px }
h1 { margin: 0 0 16px; font-size: 30px; font-variant-numeric: tabular-nums }
h2 { font-size: 19px }
.what { margin: 0 }
.field { margin: 0 0 16px; flex: 1; min-width: 0 }
.pair { display: flex; gap: 16px }
label { display: block; font-weight: 600 }
input { width: 100%; padding: 10px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 4px }
input[aria-invalid] { border-color: var(--bad) }
.hint, .problem { font-size: 14px }
.problem { color: var(--bad); font-weight: 600 }
button { width: 100%; min-height: 44px; margin-top: 8px; padding: 8px; font: inherit; font-weight: 600; border: 1px solid var(--deep); border-radius: 4px; background: transparent; color: var(--deep); cursor: pointer }
button.main { background: var(--deep); color: var(--card) }
:focus-visible { outline: 3px solid var(--deep); outline-offset: 2px }
details { margin-top: 24px; font-size: 14px }
td { padding: 4px 12px 4px 0; vertical-align: top }
td:first-child { white-space: nowrap }
`
