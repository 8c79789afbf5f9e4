import type { HistoryMove } from '../../order/whole-order.ts'

/** The parts of a mail about an order that tell the age of its documents. */
interface SentMail {
  id: string
  key: string
  createdAt: Date
  hasFiles: boolean
}

/** Events after which tickets, vouchers and calendar files sent before show something that no longer holds. */
const changes = new Set([
  'traveller.corrected',
  'documents.reissued',
  'notice.opened',
  'notice.accepting',
  'notice.accepted',
  'reservation.confirmed',
  'reservation.cancelled',
])

/**
 * Returns the ids of mails whose attached documents were written before the order last changed. A mail that was sent again
 * has the documents of the mail it repeats.
 */
export function outdatedMails(
  mails: readonly SentMail[],
  history: readonly Pick<HistoryMove, 'what' | 'at'>[],
): ReadonlySet<string> {
  const changedAt = Math.max(
    0,
    ...history.filter(({ what }) => changes.has(what)).map(({ at }) => at.getTime()),
  )
  const byId = new Map(mails.map((mail) => [mail.id, mail]))
  const writtenAt = ({ key, createdAt }: SentMail): Date => {
    const [word, repeated = ''] = key.split(':')
    const first = word === 'again' ? byId.get(repeated) : undefined
    return first ? writtenAt(first) : createdAt
  }
  return new Set(
    mails
      .filter((mail) => mail.hasFiles && writtenAt(mail).getTime() < changedAt)
      .map(({ id }) => id),
  )
}
