import { html } from 'hono/html'
import type { Slice } from '../../../contract/flight/offer.ts'
import { field, formProblem, type Refused } from '../../shared/dials/form-field.ts'
import type { ScheduleChanges } from './schedule-changes.ts'

type OpenChanges = Awaited<ReturnType<ScheduleChanges['open']>>

/** Returns the form for schedule changes, and the changes that nobody has answered yet. */
export function scheduleSection(open: OpenChanges, refused: Refused | undefined) {
  const of = (label: string, name: string) => ({ label, name, refused, id: `schedule-${name}` })
  return html`<section><h2>Schedule changes</h2>
<p class="hint">Moves or cancels a flight in every issued booking that contains it, or in one booking.
Enter a flight, a booking reference, or both.</p>
<form method="post"><input type="hidden" name="schedule" value="1">
${formProblem(refused)}
<div class="fields">
${field(of('Flight', 'flight'), html`autocomplete="off" placeholder="MH784"`)}
${field(of('From', 'origin'), html`autocomplete="off" placeholder="KUL" maxlength="3"`)}
${field(of('Date', 'date'), html`type="date"`)}
${field(of('Booking reference', 'bookingCode'), html`autocomplete="off" placeholder="ABCDEF"`)}
${field(of('Delay (minutes)', 'minutes'), html`type="number" min="-1440" max="1440" placeholder="90"`)}
</div>
<label class="check"><input name="cancelled" type="checkbox" value="1" ${refused?.typed.cancelled ? 'checked' : ''}> Cancel the flight</label>
<button>Change schedule</button></form>
${open.length === 0 ? html`<p class="hint">No schedule changes are waiting for an answer.</p>` : list(open)}</section>`
}

const list = (open: OpenChanges) =>
  html`<ul class="open">${open.map(
    ({ bookingCode, supplier, before, after, answerBy }) => html`<li>
<div><b>${bookingCode}</b><br>${supplier}, answer by ${answerBy.toISOString().slice(0, 16).replace('T', ' ')} UTC</div>
<div>before<br>${times(before)}</div>
<div>after<br>${after ? times(after) : 'cancelled'}</div></li>`,
  )}</ul>`

const times = ({ segments }: Slice) =>
  segments.map(
    ({ flight, from, to, departure, arrival }) =>
      html`${flight} ${from} ${dayAndTime(departure)} – ${to} ${dayAndTime(arrival, departure)}<br>`,
  )

/** Leaves out a day that was already shown. */
function dayAndTime(local: string, before?: string): string {
  const [day, time] = local.split('T')
  return before?.startsWith(`${day}T`) ? `${time}` : `${day} ${time}`
}
