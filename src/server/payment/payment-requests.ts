import type { PaymentRequests } from '../order/progress.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { expireOrder, refundItems } from './jobs.ts'

/** Returns what orders may ask of their payments: jobs within the transaction that asks. */
export const createPaymentRequests = ({ jobs }: { jobs: Jobs }): PaymentRequests => ({
  refund(tx, orderId, items) {
    const itemIds = items.toSorted()
    return jobs.enqueue(tx, refundItems, { orderId, itemIds }, { key: itemIds.join(' ') })
  },
  expire: (tx, orderId, at) =>
    jobs.enqueue(tx, expireOrder, { orderId }, { key: `${orderId} ${at.toISOString()}`, at }),
})
