import { html } from 'hono/html'
import type { z } from 'zod'

/** A form that couldn't be read, with its errors and entries. */
export interface Refused {
  /** Errors by the field's name; `''` for the form as a whole. */
  problems: Record<string, string>
  typed: Record<string, unknown>
}

/** Assigns errors to the fields that were sent. */
export function refusedForm(
  issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[],
  typed: Record<string, unknown>,
): Refused {
  const problems: Record<string, string> = {}
  for (const { path, message } of issues) {
    const name = String(path.at(-1) ?? '')
    problems[name in typed ? name : ''] = message
  }
  return { problems, typed }
}

/** Renders the error of the form as a whole. */
export const formProblem = (refused: Refused | undefined) =>
  refused?.problems[''] && html`<p class="problem" role="alert">${refused.problems['']}</p>`

interface Field {
  label: string
  name: string
  /** Unique on the page: fields of several forms share their names. */
  id: string
  value?: unknown
  refused: Refused | undefined
}

/** Renders an input with its label and error; `attributes` are added to the input. */
export function field({ label, name, id, value, refused }: Field, attributes: unknown) {
  const problem = refused?.problems[name]
  const said = problem && html`aria-invalid="true" aria-describedby="${id}-problem"`
  return html`<div><label for="${id}">${label}</label>
<input id="${id}" name="${name}" value="${String(refused?.typed[name] ?? value ?? '')}" ${said ?? ''} ${attributes}>
${problem ? html`<p class="problem" id="${id}-problem">${problem}</p>` : ''}</div>`
}
