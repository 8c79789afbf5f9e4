import { html } from 'hono/html'
import type { ScheduleChanges } from '../schedule/schedule-changes.ts'
import { devWorldStyle } from './dev-world-style.ts'
import { faultModes, type SupplierDials, supplierCalls } from './dials.ts'
import { field, formProblem, type Refused } from './form-field.ts'
import { scheduleSection } from './schedule-section.ts'

export interface WorldState {
  suppliers: Record<string, SupplierDials>
  scheduleChanges: Awaited<ReturnType<ScheduleChanges['open']>>
}

/** Returns a plain page that shows the settings and changes them. */
export const devWorldPage = (state: WorldState, refused?: Refused) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sandbox settings</title>
<meta name="viewport" content="width=device-width"><style>${devWorldStyle}</style></head>
<body><main><h1>Sandbox settings</h1>
<p class="hint">Make the simulated airline suppliers slow, faulty or more expensive, and change the schedule of booked flights.</p>
<form method="post" class="rest"><button class="quiet" name="reset" value="1">Reset all suppliers</button></form>
${scheduleSection(state.scheduleChanges, refused?.typed.schedule ? refused : undefined)}
<div class="suppliers">${Object.entries(state.suppliers).map(([id, dials]) =>
  supplierForm(id, dials, refused?.typed.supplier === id ? refused : undefined),
)}</div>
</main></body></html>`

function supplierForm(id: string, dials: SupplierDials, refused: Refused | undefined) {
  const of = (label: string, name: string, value?: unknown) => ({
    label,
    name,
    value,
    refused,
    id: `${id}-${name}`,
  })
  return html`<section><h2>${id}</h2>
<form method="post"><input type="hidden" name="supplier" value="${id}">
${formProblem(refused)}
${field(of('Response time (ms)', 'latencyMs', dials.latencyMs), html`type="number" min="0"`)}
${field(of('Price change (%)', 'percent', dials.priceChange?.percent), html`type="number"`)}
<label class="check"><input name="gone" type="checkbox" value="1" ${dials.gone ? 'checked' : ''}> Offers are sold out</label>
<div><label for="${id}-call">Call that fails</label><select id="${id}-call" name="call"><option value=""></option>${options(supplierCalls, refused?.typed.call)}</select></div>
<div class="pair"><div><label for="${id}-mode">How it fails</label><select id="${id}-mode" name="mode"><option value="">none</option>${options(faultModes, refused?.typed.mode)}</select></div>
${field(of('Share of calls (0–1)', 'rate', 1), html`type="number" min="0" max="1" step="0.01"`)}</div>
${field(of('Number of calls (empty: no limit)', 'times'), html`type="number" min="1"`)}
<button>Apply</button></form>
<pre tabindex="0" aria-label="Current settings of ${id}">${JSON.stringify(dials, null, 2)}</pre></section>`
}

const options = (values: readonly string[], chosen: unknown) =>
  values.map((value) => html`<option ${value === chosen ? 'selected' : ''}>${value}</option>`)
