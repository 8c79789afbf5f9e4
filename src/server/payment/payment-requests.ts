import type { PaymentRequests } from '../order/reservation/progress.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { expirePayable, refundItems } from './jobs.ts'

/** Returns what orders may ask of their payments: jobs within the transaction that asks. */
export const createPaymentRequests = ({ jobs }: { jobs: Jobs }): PaymentRequests => ({
  refund(tx, orderId, items) {
    const itemIds = items.toSorted()
    return jobs.enqueue(tx, refundItems, { orderId, itemIds }, { key: itemIds.join(' ') })
  },
  expire: (tx, trxId, at) =>
    jobs.enqueue(tx, expirePayable, { trxId }, { key: `${trxId} ${at.toISOString()}`, at }),
})
