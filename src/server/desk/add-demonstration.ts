import type { DemonstrationConversation } from '../../contract/desk/demonstration-conversation.ts'
import type { DemonstrationStaff } from '../../contract/desk/demonstration-staff.ts'
import type { RecordValue } from '../../contract/desk/records.ts'
import { CatalogueError, type ErrorCode } from '../../contract/errors.ts'
import type { TicketService } from '../support/ticket/ticket-service.ts'
import type { RecordService } from './record/record-service.ts'
import type { DeskTickets } from './ticket/routes.ts'

interface Parts {
  records: RecordService
  /** What customers do. */
  tickets: TicketService
  /** What staff do. */
  desk: DeskTickets
  /** Accounts for trying the desk: one for content saves phones and replies, one for support answers. */
  staff: readonly DemonstrationStaff[]
}

/**
 * Adds phones, saved replies and conversations for trying the desk, as staff and customers add theirs, so that each is mailed and logged. Those
 * that are there already keep what was made of them.
 */
export async function addDeskDemonstration(
  parts: Parts,
  {
    phones,
    replies,
    conversations,
  }: {
    phones: readonly RecordValue<'phone'>[]
    replies: readonly RecordValue<'reply'>[]
    conversations: readonly DemonstrationConversation[]
  },
  stop?: AbortSignal,
): Promise<void> {
  const content = parts.staff.find(({ roles }) => roles.includes('content'))
  const support = parts.staff.find(({ roles }) => roles.includes('support'))
  if (!content || !support) return
  const records = [
    ...phones.map((value) => ({ kind: 'phone' as const, value })),
    ...replies.map((value) => ({ kind: 'reply' as const, value })),
  ]
  const known = {
    phone: await idsOf(parts.records, 'phone'),
    reply: await idsOf(parts.records, 'reply'),
  }
  for (const record of records) {
    if (stop?.aborted) return
    if (known[record.kind].has(record.value.id)) continue
    const edit = { record, revision: null }
    await unlessFaster(parts.records.save(content, edit), 'RECORD_CHANGED')
  }
  for (const conversation of conversations) {
    if (stop?.aborted) return
    await unlessFaster(addConversation({ ...parts, support }, conversation), 'TICKET_CHANGED')
  }
}

const idsOf = async (records: RecordService, kind: 'phone' | 'reply') =>
  new Set((await records.list(kind)).map(({ id }) => id))

async function addConversation(
  { tickets, desk, support }: Parts & { support: { id: string; name: string } },
  { name, email, language, country, topic, message, answer, reply }: DemonstrationConversation,
): Promise<void> {
  const { total } = await desk.service.list({ list: 'all', q: email, page: 1 }, support.id)
  if (total > 0) return
  const nobody = { auid: undefined, memberId: undefined, grants: undefined, clientAddress: '' }
  const visitor = { ...nobody, language, country }
  const sent = { topic, orderCode: '', email, name, message, attachments: [] }
  const { number } = await tickets.add(sent, visitor)
  if (!answer) return
  await desk.answer(number, { ...answer, attachments: [], seen: 1 }, support)
  if (!reply) return
  const grants = tickets.grantOf(number)
  await tickets.reply(number, { message: reply, attachments: [] }, { ...visitor, grants })
}

/** Another server that starts at the same time may have been faster. */
async function unlessFaster(adding: Promise<unknown>, code: ErrorCode): Promise<void> {
  await adding.catch((error: unknown) => {
    if (!(error instanceof CatalogueError && error.code === code)) throw error
  })
}
