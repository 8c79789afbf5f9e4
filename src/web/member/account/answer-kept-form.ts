import { type RouterContextProvider, redirect } from 'react-router'
import type { Outcome } from '../../../contract/envelope.ts'
import { urlFor } from '../../locale/language.ts'
import { formText, readForm } from '../../session/front-api/read-form.ts'
import { answerKept } from './kept-answer.ts'

interface KeptCalls<Draft extends Readonly<Record<string, string>>> {
  path: 'account/contact' | 'account/passenger'
  draftOf(form: FormData): Draft
  add(draft: Draft): Promise<Outcome<unknown>>
  change(id: string, draft: Draft): Promise<Outcome<unknown>>
  remove(id: string): Promise<Outcome<unknown>>
}

/** Removes the entry that `remove` names, or keeps what was typed: as the entry named by `edit`, or a new one. */
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
