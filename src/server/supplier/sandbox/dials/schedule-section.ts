import { html } from 'hono/html'
import type { Slice } from '../../../../contract/offer.ts'
import type { Refused, WorldState } from './dev-world-page.ts'

/** The dial for schedule changes, and those that nobody has answered yet. */
export function scheduleSection(open: WorldState['scheduleChanges'], refused?: Refused) {
  const typed = (name: string) => String(refused?.typed[name] ?? '')
  return html`<section><h2>Schedule changes</h2>
<p class="hint">An airline moves a flight, or does not fly it any more, in every issued booking that has it or in one.
Give a flight, a booking code or both.</p>
<form method="post"><input type="hidden" name="schedule" value="1">
${refused && html`<p class="problem" role="alert">${refused.message}</p>`}
<div class="fields">
<label>Flight <input name="flight" autocomplete="off" placeholder="MH784" value="${typed('flight')}"></label>
<label>From <input name="origin" autocomplete="off" placeholder="KUL" maxlength="3" value="${typed('origin')}"></label>
<label>Date <input name="date" type="date" value="${typed('date')}"></label>
<label>Booking code <input name="bookingCode" autocomplete="off" placeholder="ABCDEF" value="${typed('bookingCode')}"></label>
<label>Later by, minutes <input name="minutes" type="number" min="-1440" max="1440" placeholder="90" value="${typed('minutes')}"></label>
</div>
<label class="check"><input name="cancelled" type="checkbox" value="1" ${typed('cancelled') ? 'checked' : ''}> Not flown any more</label>
<button>Change the schedule</button></form>
${open.length === 0 ? html`<p class="hint">No schedule change waits for an answer.</p>` : table(open)}</section>`
}

const table = (
  open: WorldState['scheduleChanges'],
) => html`<div class="scroll" tabindex="0" role="region" aria-label="Open schedule changes"><table>
<thead><tr><th>Booking</th><th>Flight</th><th>Was</th><th>Is</th><th>Answer by</th></tr></thead>
<tbody>${open.map(
  ({ bookingCode, supplier, flight, before, after, answerBy }) => html`<tr>
<td>${bookingCode}<br>${supplier}</td><td>${flight}</td><td>${times(before)}</td>
<td>${after ? times(after) : 'not flown'}</td><td>${answerBy.toISOString().slice(0, 16).replace('T', ' ')} UTC</td></tr>`,
)}</tbody></table></div>`

const times = ({ segments }: Slice) =>
  segments.map(
    ({ flight, from, to, departure, arrival }) =>
      html`${flight} ${from} ${said(departure)} – ${to} ${said(arrival)}<br>`,
  )

const said = (local: string) => local.replace('T', ' ')
