import { z } from 'zod'
import { writtenName } from '../../../contract/traveller/written-name.ts'
import type { MailDocuments } from '../../aftersales/mail-documents.ts'
import type { StoredQuote } from '../../aftersales/quote.ts'
import type { Line } from '../../letters/letters.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { exchangeTermsOf } from '../exchange/exchange-terms.ts'

/** Sends the mail with reissued documents. `about` is the quote or notice that it is about. */
export const sendDocuments = defineJob(
  'aftersales.documents',
  z.object({
    orderId: z.uuid(),
    kind: z.enum(['change-done', 'notice-accepted']),
    about: z.uuid(),
  }),
)

/** Sends mails to travellers whose flights were changed, by themselves or by the airline. */
export function mailFlightDocuments({ jobs, mail }: { jobs: Jobs; mail: MailDocuments }): void {
  jobs.handle(sendDocuments, ({ orderId, kind, about }) =>
    mail({ orderId, kind, about, linesOf: lostBags }),
  )
}

/** Returns the bags that were bought but that the new flights don't take. */
function lostBags({ items, language }: WholeOrder, quote: StoredQuote): Line[] {
  const travellers = items.find(({ id }) => id === quote.itemIds[0])?.travellers ?? []
  return (exchangeTermsOf(quote).bags ?? [])
    .filter(({ isMoved }) => !isMoved)
    .map(({ passenger, kg }): Line => {
      const traveller = travellers[passenger]
      return ['change-bag-lost', { kg, name: traveller ? writtenName(traveller, language) : '' }]
    })
}
