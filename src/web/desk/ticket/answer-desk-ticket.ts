import { data, type RouterContextProvider } from 'react-router'
import { answerTicket, manageTicket, noteOnTicket } from '../../../contract/desk/desk-tickets.ts'
import { listRecords } from '../../../contract/desk/records.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import type { SavedReply } from '../../../contract/support/saved-reply.ts'
import { type NextTicketState, nextTicketStates } from '../../../contract/support/ticket-terms.ts'
import { keyOf } from '../../session/front-api/idempotent-call.ts'
import { formText, readForm } from '../../session/front-api/read-form.ts'
import { hasFiles, longText, readAttachments } from '../../support/read-attachments.ts'
import { type DeskApi, deskApi } from '../desk-api.ts'
import { redirectTelling } from '../told.ts'

const managingActs = ['take', 'release', 'reopen', 'assign', 'close'] as const
/** What was done, as the page says that then shows the ticket. */
export const toldTicketActs = ['answer', 'note', ...managingActs] as const
export type ToldTicketAct = (typeof toldTicketActs)[number]

/** An answer as it was sent, without its files, and why it was rejected; or with a saved reply that was inserted. */
export interface RefusedAnswer {
  typed: { message: string; next: NextTicketState }
  fields: Readonly<Record<string, string>>
  code: ErrorCode | null
  /** Whether files were chosen, which have to be chosen again. */
  hadFiles: boolean
  /** Names this insertion, if a saved reply was inserted. */
  inserted: string | null
}

interface Sent {
  number: string
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Returns the replies that support can insert, by title. */
export async function savedReplies(api: DeskApi): Promise<SavedReply[]> {
  const { records } = await api.get(listRecords, { params: { kind: 'reply' } })
  return records
    .flatMap(({ record }) => (record.kind === 'reply' && record.value.isOn ? record.value : []))
    .sort((a, b) => a.title.localeCompare(b.title))
}

/** Answers a ticket, inserts a saved reply, or takes, releases or closes it, and shows it again. */
export async function answerDeskTicket({ number, request, context }: Sent) {
  const form = await readForm(request)
  const typed: RefusedAnswer['typed'] = {
    message: longText(form, 'message'),
    next: nextTicketStates.find((each) => each === form.get('next')) ?? 'waiting_for_customer',
  }
  const refuse = (fields: RefusedAnswer['fields'], code: ErrorCode | null, status: number) =>
    data(
      { typed, fields, code, hadFiles: hasFiles(form), inserted: null } satisfies RefusedAnswer,
      {
        status,
      },
    )
  const api = deskApi(context, request)
  if (form.get('act') === 'insert') {
    const reply = (await savedReplies(api)).find(({ id }) => id === form.get('reply'))
    // Nothing was sent, so only the list says what is missing.
    if (!reply) return refuse({ reply: 'missing' }, null, 422)
    const message = [typed.message, reply.text].filter(Boolean).join('\n\n')
    const inserted = crypto.randomUUID()
    return data({
      typed: { ...typed, message },
      fields: {},
      code: null,
      hadFiles: false,
      inserted,
    } satisfies RefusedAnswer)
  }
  const idempotencyKey = keyOf(form)
  const act = managingActs.find((each) => each === form.get('act'))
  const shown = (told: ToldTicketAct) => redirectTelling(context, `desk/tickets/${number}`, told)
  if (act) {
    const done = await api.call(manageTicket, {
      params: { number },
      body: managed(act, form),
      idempotencyKey,
    })
    if (done.ok) return shown(act)
    const { error, status_code, fields = {} } = done.problem
    // The field says what is missing.
    return fields.why ? refuse(fields, null, 422) : refuse({}, error, status_code)
  }
  if (form.get('act') === 'note') {
    const text = longText(form, 'note')
    const noted = await api.call(noteOnTicket, {
      params: { number },
      body: { text },
      idempotencyKey,
    })
    if (noted.ok) return shown('note')
    const { error, status_code, fields = {} } = noted.problem
    return fields.text ? refuse(fields, null, 422) : refuse({}, error, status_code)
  }
  const read = readAttachments(form)
  if ('wrong' in read) return refuse({ attachments: read.wrong }, 'VALIDATION', 422)
  const answer = await api.call(answerTicket, {
    params: { number },
    body: { ...typed, attachments: read.files, seen: Number(form.get('seen')) || 0 },
    idempotencyKey,
  })
  if (answer.ok) return shown('answer')
  const { error, status_code, fields = {} } = answer.problem
  return refuse(fields, error, error === 'VALIDATION' ? 422 : status_code)
}

/** Returns what a form does with a ticket besides answering it. */
function managed(act: (typeof managingActs)[number], form: FormData): BodyOf<typeof manageTicket> {
  if (act === 'assign') return { act, to: formText(form, 'to', 40) }
  return act === 'close' ? { act, why: formText(form, 'why', 1000) } : { act }
}
