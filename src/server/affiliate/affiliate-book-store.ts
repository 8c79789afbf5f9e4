import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { type AffiliatePartner, keptSecret } from '../../contract/affiliate/affiliate.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type { RecordBook } from '../platform/record-book.ts'
import type { Seal } from '../platform/secrets/seal.ts'
import { affiliates } from './tables.ts'

type Row = typeof affiliates.$inferSelect

/**
 * Creates the book of affiliates as staff edit them. A secret goes in and never comes out: a mark stands for it, also in the desk's
 * log.
 */
export function affiliateBook({
  seal,
  mayPostTo,
}: {
  seal: Seal
  /** Returns whether an address is one that may be posted to. */
  mayPostTo(url: string): Promise<boolean>
}): RecordBook<AffiliatePartner> {
  const shown = (partner: AffiliatePartner): AffiliatePartner => ({
    ...partner,
    secret: partner.secret && markOf(partner.secret),
  })
  const partnerOf = ({ secret, ...rest }: Row): AffiliatePartner =>
    shown({ ...rest, secret: secret && seal.open(secret, rest.id) })
  const isOf = (id: string) => eq(affiliates.id, id)

  return {
    list: async (db) =>
      (await db.select().from(affiliates).orderBy(asc(affiliates.id))).map(partnerOf),
    async lock(tx, id) {
      const rows = await tx.select().from(affiliates).where(isOf(id)).for('update')
      return rows.map(partnerOf)[0]
    },
    async find(db, id) {
      const rows = await db.select().from(affiliates).where(isOf(id))
      return rows.map(partnerOf)[0]
    },
    async check({ postbackUrl }) {
      if (postbackUrl === null || (await mayPostTo(postbackUrl))) return
      throw new CatalogueError('VALIDATION', {
        fields: { 'record.value.postbackUrl': 'not_public' },
      })
    },
    async put(tx, { secret: given, ...rest }) {
      const rows = await tx.select().from(affiliates).where(isOf(rest.id))
      const stored = rows[0]?.secret ?? null
      const isKept = given !== null && keptSecret.test(given)
      if (isKept && !(stored && markOf(seal.open(stored, rest.id)) === given)) {
        // An earlier version was restored, whose secret is gone.
        throw new CatalogueError('VALIDATION', {
          fields: { 'record.value.secret': 'secret_unknown' },
        })
      }
      const secret = isKept ? stored : given && seal.lock(given, rest.id)
      const row: Row = { ...rest, secret }
      await tx
        .insert(affiliates)
        .values(row)
        .onConflictDoUpdate({ target: affiliates.id, set: row })
    },
    shown,
    idOf: ({ id }) => id,
  }
}

/** Returns what stands for a secret; a mark stands for itself. */
const markOf = (secret: string): string =>
  keptSecret.test(secret)
    ? secret
    : `kept:${createHash('sha256').update(secret).digest('hex').slice(0, 8)}`
