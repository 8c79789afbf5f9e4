import type { DeskSite } from './desk-journey.ts'
import { readSiteDatabase } from './site-database.ts'

/** Returns the address of the sandbox gateway's page on which an order was paid. There the payer's bank disputes payments. */
export async function paymentPageOf(
  { origin, dataDir }: Pick<DeskSite, 'origin' | 'dataDir'>,
  orderCode: string,
): Promise<string> {
  const [session] = await readSiteDatabase<{ id: string }>(
    dataDir,
    'select id from sandbox_gateway_session where description = $1',
    [orderCode],
  )
  return `${origin}/gateway/sandbox/pay/${session?.id}`
}
