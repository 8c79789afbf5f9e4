import * as tickets from '../../../contract/desk/desk-tickets.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Platform } from '../../platform/platform.ts'
import { createStaffTickets } from '../../support/ticket/staff-tickets.ts'
import type { Desk } from '../mount-desk.ts'

/** Mounts what support does with tickets. Each act is recorded in its own transaction. */
export function mountDeskTickets(api: Api, platform: Platform, { access, log }: Desk): void {
  const { db } = platform
  const service = createStaffTickets(platform)
  const target = (number: string) => ({ kind: 'ticket' as const, id: number })

  api.mount(tickets.listDeskTickets, async (call) => {
    const { id } = await access.allow(call, 'ticket.read')
    return service.list(call.query, id)
  })
  api.mount(tickets.getDeskTicket, async (call) => {
    await access.allow(call, 'ticket.read')
    return service.get(call.params.number)
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
    await inTransaction(db, async (tx) => {
      const change = await service.answer(tx, number, call.body, staff)
      const act = { staffId: staff.id, act: 'ticket.answer', target: target(number) } as const
      await log.record(tx, { ...act, ...change })
    })
    return service.get(number)
  })
  api.mount(tickets.manageTicket, async (call) => {
    const staff = await access.allow(call, 'ticket.answer')
    const { number } = call.params
    await inTransaction(db, async (tx) => {
      const change = await service.manage(tx, number, call.body.act, staff)
      const act = { staffId: staff.id, act: 'ticket.answer', target: target(number) } as const
      const after = { ...change.after, step: call.body.act }
      await log.record(tx, { ...act, before: change.before, after })
    })
    return service.get(number)
  })
}
