import { html } from 'hono/html'
import { faultModes, type SupplierDials, supplierCalls } from './dials.ts'

/** A plain page to see the dials and turn them. */
export const devWorldPage = (suppliers: Record<string, SupplierDials>) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>The sandbox world</title>
<meta name="viewport" content="width=device-width"></head>
<body><main><h1>The sandbox world</h1>
<form method="post"><button name="reset" value="1">Put all dials at rest</button></form>
${Object.entries(suppliers).map(([id, dials]) => supplierForm(id, dials))}
</main></body></html>`

const supplierForm = (id: string, dials: SupplierDials) => html`<section><h2>${id}</h2>
<pre>${JSON.stringify(dials, null, 2)}</pre>
<form method="post"><input type="hidden" name="supplier" value="${id}">
<p><label>Latency, ms <input name="latencyMs" type="number" min="0" value="${dials.latencyMs}"></label></p>
<p><label>Price change, per cent <input name="percent" type="number" value="${dials.priceChange?.percent ?? ''}"></label></p>
<p><label><input name="gone" type="checkbox" value="1" ${dials.gone ? 'checked' : ''}> Offers are gone</label></p>
<p><label>Fault at <select name="call"><option value=""></option>${options(supplierCalls)}</select></label>
<label>kind <select name="mode"><option value="">none</option>${options(faultModes)}</select></label>
<label>rate <input name="rate" type="number" min="0" max="1" step="0.01" value="1"></label></p>
<p><label>For so many calls only <input name="times" type="number" min="1"></label></p>
<p><button>Turn</button></p></form></section>`

const options = (values: readonly string[]) =>
  values.map((value) => html`<option>${value}</option>`)
