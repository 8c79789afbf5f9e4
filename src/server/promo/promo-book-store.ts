import { asc } from 'drizzle-orm'
import { CatalogueError } from '../../contract/errors.ts'
import type { PromoCode } from '../../contract/promo/promo-code.ts'
import type { RecordBook } from '../platform/record-book.ts'
import { findPromo, lockPromo, promoOfRow, rowOfPromo, usesByCode } from './promo-store.ts'
import { promoCodes } from './tables.ts'

/** Promo codes as staff edit them. `isCampaign` tells whether there is one, live or not. */
export const createPromoBook = (
  isCampaign: (slug: string) => Promise<boolean>,
): RecordBook<PromoCode> => ({
  list: async (db) =>
    (await db.select().from(promoCodes).orderBy(asc(promoCodes.code))).map(promoOfRow),
  lock: lockPromo,
  find: findPromo,
  async check({ campaign }) {
    if (campaign === null || (await isCampaign(campaign))) return
    throw new CatalogueError('VALIDATION', {
      fields: { 'record.value.campaign': 'unknown_campaign' },
    })
  },
  async put(tx, promo) {
    const row = rowOfPromo(promo)
    await tx
      .insert(promoCodes)
      .values(row)
      .onConflictDoUpdate({ target: promoCodes.code, set: row })
  },
  idOf: ({ code }) => code,
  uses: usesByCode,
})
