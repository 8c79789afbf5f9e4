import * as tickets from '../../../contract/desk/desk-tickets.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Staff } from '../../platform/http/request-context.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkAttachments } from '../../support/ticket/check-attachments.ts'
import { createStaffTickets, type StaffTickets } from '../../support/ticket/staff-tickets.ts'
import type { Desk } from '../mount-desk.ts'
import { createTicketView } from './ticket-view.ts'

/** What support does with tickets. */
export interface DeskTickets {
  service: StaffTickets
  /** Answers a ticket, and records it in the same transaction. Throws the same errors as the service. */
  answer(number: string, answer: BodyOf<typeof tickets.answerTicket>, by: Actor): Promise<void>
}

type Actor = Pick<Staff, 'id' | 'name'>

/** Mounts what support does with tickets, and returns it. Each act is recorded in its own transaction. */
export function mountDeskTickets(api: Api, platform: Platform, { access, log }: Desk): DeskTickets {
  const { db } = platform
  const service = createStaffTickets(platform)
  const { view, colleague } = createTicketView({ db, log, tickets: service })
  const target = (number: string) => ({ kind: 'ticket' as const, id: number })
  const answer: DeskTickets['answer'] = async (number, sent, by) => {
    // Before the transaction, which would wait for it.
    const attachments = await checkAttachments(sent.attachments)
    await inTransaction(db, async (tx) => {
      const change = await service.answer(tx, number, { ...sent, attachments }, by)
      const act = { staffId: by.id, act: 'ticket.answer', target: target(number) } as const
      await log.record(tx, { ...act, ...change })
    })
  }

  api.mount(tickets.listDeskTickets, async (call) => {
    const { id } = await access.allow(call, 'ticket.read')
    const result = await service.list(call.query, id)
    if (call.query.q) {
      const found = result.tickets.map(({ number }) => number)
      await log.noteSearch('ticket.search', id, found)
    }
    return result
  })
  api.mount(tickets.getDeskTicket, async (call) => {
    const { id } = await access.allow(call, 'ticket.read')
    const seen = await view(call.params.number)
    await log.noteRead('ticket.read', id, target(seen.number))
    return seen
  })
  api.mount(tickets.getDeskAttachment, async (call) => {
    const { id: staffId } = await access.allow(call, 'ticket.read')
    const { number, attachmentId } = call.params
    const { name, content } = await service.attachment(number, attachmentId)
    // Files show more than anything that is typed, so who has opened them is known.
    const after = { file: name }
    await log.record(db, { staffId, act: 'ticket.read', target: target(number), after })
    return { filename: name, content: new Uint8Array(content) }
  })
  api.mount(tickets.answerTicket, async (call) => {
    const staff = await access.allow(call, 'ticket.answer')
    const { number } = call.params
    await answer(number, call.body, staff)
    return view(number)
  })
  api.mount(tickets.manageTicket, async (call) => {
    const staff = await access.allow(call, 'ticket.answer')
    const { number } = call.params
    const { body } = call
    const how = body.act === 'assign' ? { act: body.act, to: await colleague(body.to) } : body
    await inTransaction(db, async (tx) => {
      const change = await service.manage(tx, number, how, staff)
      const act = { staffId: staff.id, act: 'ticket.answer', target: target(number) } as const
      const after = { ...change.after, step: body.act }
      const why = body.act === 'close' ? body.why : undefined
      await log.record(tx, { ...act, before: change.before, after, why })
    })
    return view(number)
  })
  api.mount(tickets.noteOnTicket, async (call) => {
    const { id: staffId } = await access.allow(call, 'ticket.note')
    const { number } = await service.get(call.params.number)
    await log.record(db, {
      staffId,
      act: 'ticket.note',
      target: target(number),
      why: call.body.text,
    })
    return view(number)
  })
  return { service, answer }
}
