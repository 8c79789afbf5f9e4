import { html } from 'hono/html'
import type { Slice } from '../../../contract/flight/offer.ts'
import type { WorldState } from './dev-world-page.ts'
import { field, formProblem, type Refused } from './form-field.ts'

/** The dial for schedule changes, and those that nobody has answered yet. */
export function scheduleSection(open: WorldState['scheduleChanges'], refused: Refused | undefined) {
  const of = (label: string, name: string) => ({ label, name, refused, id: `schedule-${name}` })
  return html`<section><h2>Schedule changes</h2>
<p class="hint">An airline moves a flight, or does not fly it any more, in every issued booking that has it or in one.
Give a flight, a booking code or both.</p>
<form method="post"><input type="hidden" name="schedule" value="1">
${formProblem(refused)}
<div class="fields">
${field(of('Flight', 'flight'), html`autocomplete="off" placeholder="MH784"`)}
${field(of('From', 'origin'), html`autocomplete="off" placeholder="KUL" maxlength="3"`)}
${field(of('Date', 'date'), html`type="date"`)}
${field(of('Booking code', 'bookingCode'), html`autocomplete="off" placeholder="ABCDEF"`)}
${field(of('Later by, minutes', 'minutes'), html`type="number" min="-1440" max="1440" placeholder="90"`)}
</div>
<label class="check"><input name="cancelled" type="checkbox" value="1" ${refused?.typed.cancelled ? 'checked' : ''}> Not flown any more</label>
<button>Change the schedule</button></form>
${open.length === 0 ? html`<p class="hint">No schedule change waits for an answer.</p>` : list(open)}</section>`
}

const list = (open: WorldState['scheduleChanges']) =>
  html`<ul class="open">${open.map(
    ({ bookingCode, supplier, before, after, answerBy }) => html`<li>
<div><b>${bookingCode}</b><br>${supplier}, answer by ${answerBy.toISOString().slice(0, 16).replace('T', ' ')} UTC</div>
<div>was<br>${times(before)}</div>
<div>is<br>${after ? times(after) : 'not flown'}</div></li>`,
  )}</ul>`

const times = ({ segments }: Slice) =>
  segments.map(
    ({ flight, from, to, departure, arrival }) =>
      html`${flight} ${from} ${said(departure)} – ${to} ${said(arrival, departure)}<br>`,
  )

/** A day is said once. */
function said(local: string, before?: string): string {
  const [day, time] = local.split('T')
  return before?.startsWith(`${day}T`) ? `${time}` : `${day} ${time}`
}
