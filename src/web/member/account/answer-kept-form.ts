import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Outcome, Problem } from '../../../contract/envelope.ts'
import type { ErrorCode, FieldErrors } from '../../../contract/errors.ts'
import { urlFor } from '../../locale/language.ts'
import { formText, readForm } from '../../session/front-api/read-form.ts'

interface KeptCalls<Draft extends Readonly<Record<string, string>>> {
  path: 'account/contact' | 'account/passenger'
  draftOf(form: FormData): Draft
  add(draft: Draft): Promise<Outcome<unknown>>
  change(id: string, draft: Draft): Promise<Outcome<unknown>>
  remove(id: string): Promise<Outcome<unknown>>
}

/** Removes the entry in `remove`, or saves the input: as the entry in `edit`, or as a new one. */
export async function answerKeptForm<Draft extends Readonly<Record<string, string>>>(
  {
    context,
    request,
    url,
  }: { context: Readonly<RouterContextProvider>; request: Request; url: URL },
  { path, draftOf, add, change, remove }: KeptCalls<Draft>,
) {
  const form = await readForm(request)
  const removed = formText(form, 'remove', 40)
  const draft = draftOf(form)
  const id = url.searchParams.get('edit') ?? 'new'
  const keep = () => (id === 'new' ? add(draft) : change(id, draft))
  const outcome = await (removed ? remove(removed) : keep())
  if (!outcome.ok) return answerKept(outcome.problem, removed ? {} : draft)
  return redirect(urlFor(context)(path, { done: removed ? 'removed' : 'saved' }), 303)
}

/** The result if an entry wasn't saved: why, and the input. */
export interface KeptAnswer {
  code: ErrorCode
  fields: FieldErrors
  typed: Readonly<Record<string, string>>
}

const answerKept = (
  { error, status_code, fields = {} }: Problem,
  typed: Readonly<Record<string, string>>,
) => data<KeptAnswer>({ code: error, fields, typed }, { status: status_code })
