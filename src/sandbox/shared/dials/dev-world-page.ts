import { html } from 'hono/html'
import type { DevWorldPart } from './dev-world-part.ts'
import { devWorldStyle } from './dev-world-style.ts'
import { faultModes, type SupplierDials } from './dials.ts'
import { field, formProblem, type Refused } from './form-field.ts'

/** Returns a plain page that shows the settings and changes them. */
export const devWorldPage = (
  parts: readonly DevWorldPart[],
  state: Record<string, unknown>,
  refused?: Refused,
) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sandbox settings</title>
<meta name="viewport" content="width=device-width"><style>${devWorldStyle}</style></head>
<body><main><h1>Sandbox settings</h1>
<p class="hint">Make the simulated suppliers slow, faulty or more expensive, and change what travellers have booked.</p>
<form method="post" class="rest"><button class="quiet" name="reset" value="1">Reset all suppliers</button></form>
${parts.map(
  (part) => html`${part.section(state, refused)}
<div class="suppliers">${Object.entries(part.dials.all()).map(([id, dials]) =>
    supplierForm(id, part, dials, refused?.typed.supplier === id ? refused : undefined),
  )}</div>`,
)}
</main></body></html>`

function supplierForm(
  id: string,
  { trade, dials: { calls } }: DevWorldPart,
  dials: SupplierDials,
  refused: Refused | undefined,
) {
  const of = (label: string, name: string, value?: unknown) => ({
    label,
    name,
    value,
    refused,
    id: `${id}-${name}`,
  })
  return html`<section><h2>${id}</h2><p class="hint">${trade}</p>
<form method="post"><input type="hidden" name="supplier" value="${id}">
${formProblem(refused)}
${field(of('Response time (ms)', 'latencyMs', dials.latencyMs), html`type="number" min="0"`)}
${field(of('Price change (%)', 'percent', dials.priceChange?.percent), html`type="number"`)}
<label class="check"><input name="gone" type="checkbox" value="1" ${dials.gone ? 'checked' : ''}> Offers are sold out</label>
<div><label for="${id}-call">Call that fails</label><select id="${id}-call" name="call"><option value=""></option>${options(calls, refused?.typed.call)}</select></div>
<div class="pair"><div><label for="${id}-mode">How it fails</label><select id="${id}-mode" name="mode"><option value="">none</option>${options(faultModes, refused?.typed.mode)}</select></div>
${field(of('Share of calls (0–1)', 'rate', 1), html`type="number" min="0" max="1" step="0.01"`)}</div>
${field(of('Number of calls (empty: no limit)', 'times'), html`type="number" min="1"`)}
<button>Apply</button></form>
<pre tabindex="0" aria-label="Current settings of ${id}">${JSON.stringify(dials, null, 2)}</pre></section>`
}

const options = (values: readonly string[], chosen: unknown) =>
  values.map((value) => html`<option ${value === chosen ? 'selected' : ''}>${value}</option>`)
