import { data, type RouterContextProvider, redirect } from 'react-router'
import type { ErrorCode } from '../../contract/errors.ts'
import {
  longestTicketName,
  type TicketTopic,
  ticketTopics,
} from '../../contract/support/ticket-terms.ts'
import { addTicket, replyToTicket } from '../../contract/support/tickets.ts'
import { urlFor } from '../locale/language.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { idempotentCall, keyOf } from '../session/front-api/idempotent-call.ts'
import { formEmail, formText, readForm } from '../session/front-api/read-form.ts'
import { doubtAddress } from '../traveller/doubt-address.ts'
import { hasFiles, longText, readAttachments } from './read-attachments.ts'

/** What was typed, without its files, which browsers forget. */
export interface TypedTicket {
  topic: TicketTopic | undefined
  orderCode: string
  name: string
  email: string
  message: string
}

/** A form as it was sent, and why it was rejected. */
export interface Refused<Typed> {
  typed: Typed
  /** What is wrong with each field. */
  fields: Readonly<Record<string, string>>
  code: ErrorCode
  /** Whether files were chosen, which have to be chosen again. */
  hadFiles: boolean
}

interface Sent {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Sends a message to support, and redirects to its thanks. */
export async function answerTicket({ request, context }: Sent) {
  const form = await readForm(request)
  const typed: TypedTicket = {
    topic: ticketTopics.find((each) => each === form.get('topic')),
    orderCode: formText(form, 'orderCode', 200),
    name: formText(form, 'name', longestTicketName),
    email: formEmail(form),
    message: longText(form, 'message'),
  }
  const refuse = (fields: Refused<TypedTicket>['fields'], code: ErrorCode, status: number) =>
    data({ typed, fields, code, hadFiles: hasFiles(form) } satisfies Refused<TypedTicket>, {
      status,
    })
  const read = readAttachments(form)
  if ('wrong' in read) return refuse({ attachments: read.wrong }, 'VALIDATION', 422)
  const { topic } = typed
  const api = frontApi(context, request)
  const doubt = await doubtAddress(api, form, typed.email)
  if (!topic || doubt) {
    // Everything else is checked by the call, but it can't be made without a topic, or before the address is certain.
    const missing = Object.entries(typed).filter(([name, value]) => name !== 'orderCode' && !value)
    const fields = Object.fromEntries(missing.map(([name]) => [name, 'missing']))
    return refuse({ ...fields, ...(doubt && { email: doubt }) }, 'VALIDATION', 422)
  }
  const answer = await api.call(addTicket, {
    body: { ...typed, topic, attachments: read.files },
  })
  if (answer.ok) {
    const { number, withoutFiles } = answer.result
    const told = withoutFiles ? 'sent-without-files' : 'sent'
    return redirect(urlFor(context)('contact', { told, number }), 303)
  }
  const { error, status_code, fields = {} } = answer.problem
  return refuse(flat(fields), error, error === 'VALIDATION' ? 422 : status_code)
}

/** Adds to a conversation, and redirects to it, or to the page that showed the form. */
export async function answerReply({ request, context, number }: Sent & { number: string }) {
  const form = await readForm(request)
  const typed = { message: longText(form, 'message') }
  const refuse = (fields: Refused<typeof typed>['fields'], code: ErrorCode, status: number) =>
    data({ typed, fields, code, hadFiles: hasFiles(form) } satisfies Refused<typeof typed>, {
      status,
    })
  const read = readAttachments(form)
  if ('wrong' in read) return refuse({ attachments: read.wrong }, 'VALIDATION', 422)
  const answer = await idempotentCall(frontApi(context, request), replyToTicket, {
    params: { number },
    body: { ...typed, attachments: read.files },
    idempotencyKey: keyOf(form),
  })
  if (answer.ok) {
    const told = answer.result.withoutFiles ? 'sent-without-files' : 'sent'
    return redirect(urlFor(context)(`contact/${number}`, { told }), 303)
  }
  const { error, status_code, fields = {} } = answer.problem
  return refuse(flat(fields), error, error === 'VALIDATION' ? 422 : status_code)
}

/** Returns fields by the name of their control: a problem with one file is one with all. */
const flat = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([path, why]) => [path.split('.')[0] ?? path, why]))
