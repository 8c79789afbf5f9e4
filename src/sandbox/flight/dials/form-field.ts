import { html } from 'hono/html'
import type { z } from 'zod'

/** A form that could not be read: what is wrong with it, and what was typed. */
export interface Refused {
  /** By the field's name; `''` for the form as a whole. */
  problems: Record<string, string>
  typed: Record<string, unknown>
}

/** Sorts what is wrong to the fields that were typed in. */
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

/** What is wrong with the form as a whole. */
export const formProblem = (refused: Refused | undefined) =>
  refused?.problems[''] && html`<p class="problem" role="alert">${refused.problems['']}</p>`

interface Field {
  label: string
  name: string
  /** Unique in the page: fields of several forms share their names. */
  id: string
  value?: unknown
  refused: Refused | undefined
}

/** An input with its label and what is wrong with it; `attributes` are the input's own. */
export function field({ label, name, id, value, refused }: Field, attributes: unknown) {
  const problem = refused?.problems[name]
  const said = problem && html`aria-invalid="true" aria-describedby="${id}-problem"`
  return html`<div><label for="${id}">${label}</label>
<input id="${id}" name="${name}" value="${String(refused?.typed[name] ?? value ?? '')}" ${said ?? ''} ${attributes}>
${problem ? html`<p class="problem" id="${id}-problem">${problem}</p>` : ''}</div>`
}
