import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import type { Seal } from '../platform/secrets/seal.ts'
import { findMember } from './member-store.ts'
import {
  member,
  memberCode,
  memberContact,
  memberIdentity,
  memberPassenger,
  memberPasskey,
  memberSignIn,
} from './tables.ts'

/** Accounts, with everything that is deleted with them: sign-ins, sign-in methods, contacts and travellers. */
export function memberData({ db, seal }: { db: Database; seal: Seal }): PersonalData {
  return {
    name: 'account',
    async read({ memberId }) {
      const account = memberId ? await findMember(db, memberId) : undefined
      if (!account) return []
      const { id } = account
      const [identities, passkeys, signIns, contacts, travellers] = await Promise.all([
        db.select().from(memberIdentity).where(eq(memberIdentity.memberId, id)),
        db.select().from(memberPasskey).where(eq(memberPasskey.memberId, id)),
        db.select().from(memberSignIn).where(eq(memberSignIn.memberId, id)),
        db.select().from(memberContact).where(eq(memberContact.memberId, id)),
        db.select().from(memberPassenger).where(eq(memberPassenger.memberId, id)),
      ])
      return [
        {
          ...account,
          signInMethods: identities.map(({ provider, email, createdAt }) => ({
            provider,
            email,
            createdAt,
          })),
          passkeys: passkeys.map(({ label, createdAt, lastUsedAt }) => ({
            label,
            createdAt,
            lastUsedAt,
          })),
          signIns: signIns.map(({ userAgent, country, createdAt, lastSeenAt, endedAt }) => ({
            userAgent,
            country,
            createdAt,
            lastSeenAt,
            endedAt,
          })),
          contacts: contacts.map(({ memberId: _, ...contact }) => contact),
          travellers: travellers.map(({ memberId: _, ...kept }) => {
            const { passportSealed, passportLastFour: __, ...rest } = kept
            const { idCardSealed, idCardLastFour: ___, ...open } = rest
            return {
              ...open,
              passportNumber: passportSealed ? seal.open(passportSealed, open.id) : '',
              idCardNumber: idCardSealed ? seal.open(idCardSealed, open.id) : '',
            }
          }),
        },
      ]
    },
    async erase(tx, { memberId, email }) {
      if (memberId) await tx.delete(member).where(eq(member.id, memberId))
      await tx.delete(memberCode).where(eq(memberCode.email, email))
      return 'done'
    },
  }
}
