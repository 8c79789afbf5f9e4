import { z } from 'zod'
import type { MailDocuments } from '../../aftersales/mail-documents.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'

/** Sends the mail with the vouchers of a changed stay. */
export const sendVouchers = defineJob(
  'hotel.send-vouchers',
  z.object({ orderId: z.uuid(), quoteId: z.uuid() }),
)

export function mailVouchers({ jobs, mail }: { jobs: Jobs; mail: MailDocuments }): void {
  jobs.handle(sendVouchers, ({ orderId, quoteId }) =>
    mail({ orderId, kind: 'change-done', about: quoteId }),
  )
}
