import { html } from 'hono/html'
import type { ScheduleChanges } from '../schedule/schedule-changes.ts'
import { devWorldStyle } from './dev-world-style.ts'
import { faultModes, type SupplierDials, supplierCalls } from './dials.ts'
import { scheduleSection } from './schedule-section.ts'

export interface WorldState {
  suppliers: Record<string, SupplierDials>
  scheduleChanges: Awaited<ReturnType<ScheduleChanges['open']>>
}

/** A form that could not be read: which one, why, and what was typed. */
export interface Refused {
  message: string
  typed: Record<string, unknown>
}

/** A plain page to see the dials and turn them. */
export const devWorldPage = (state: WorldState, refused?: Refused) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>The sandbox world</title>
<meta name="viewport" content="width=device-width"><style>${devWorldStyle}</style></head>
<body><main><h1>The sandbox world</h1>
<form method="post" class="rest"><button class="quiet" name="reset" value="1">Put all dials at rest</button></form>
${scheduleSection(state.scheduleChanges, refused?.typed.schedule ? refused : undefined)}
<div class="suppliers">${Object.entries(state.suppliers).map(([id, dials]) =>
  supplierForm(id, dials, refused?.typed.supplier === id ? refused : undefined),
)}</div>
</main></body></html>`

function supplierForm(id: string, dials: SupplierDials, refused?: Refused) {
  const typed = (name: string, standing: unknown) => String(refused?.typed[name] ?? standing ?? '')
  return html`<section><h2>${id}</h2>
<form method="post"><input type="hidden" name="supplier" value="${id}">
${refused && html`<p class="problem" role="alert">${refused.message}</p>`}
<label>Latency, ms <input name="latencyMs" type="number" min="0" value="${typed('latencyMs', dials.latencyMs)}"></label>
<label>Price change, per cent <input name="percent" type="number" value="${typed('percent', dials.priceChange?.percent)}"></label>
<label class="check"><input name="gone" type="checkbox" value="1" ${dials.gone ? 'checked' : ''}> Offers are gone</label>
<label>Fault at <select name="call"><option value=""></option>${options(supplierCalls, refused?.typed.call)}</select></label>
<div class="pair"><label>Kind <select name="mode"><option value="">none</option>${options(faultModes, refused?.typed.mode)}</select></label>
<label>Rate <input name="rate" type="number" min="0" max="1" step="0.01" value="${typed('rate', 1)}"></label></div>
<label>For so many calls only <input name="times" type="number" min="1" value="${typed('times', '')}"></label>
<button>Turn</button></form>
<pre tabindex="0" aria-label="The dials of ${id}">${JSON.stringify(dials, null, 2)}</pre></section>`
}

const options = (values: readonly string[], chosen: unknown) =>
  values.map((value) => html`<option ${value === chosen ? 'selected' : ''}>${value}</option>`)
