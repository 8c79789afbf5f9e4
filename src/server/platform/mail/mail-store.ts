import { and, asc, desc, eq, exists, inArray, like, lt, ne, or, sql } from 'drizzle-orm'
import type { Database, Executor } from '../database/database.ts'
import { deleteInBatches } from '../database/sweeping.ts'
import { onceEachObject } from '../once-each.ts'
import type { Mail, StoredMail } from './mail.ts'
import { mailAttachments, mails } from './tables.ts'

/** Stores a mail, once per id. */
export async function addMail(tx: Executor, id: string, mail: Mail, now: Date): Promise<void> {
  const { attachments = [], ...words } = mail
  await tx
    .insert(mails)
    .values({ ...words, id, createdAt: now })
    .onConflictDoNothing()
  if (attachments.length === 0) return
  await tx
    .insert(mailAttachments)
    .values(attachments.map((attachment, position) => ({ ...attachment, mailId: id, position })))
    .onConflictDoNothing()
}

const taking = onceEachObject((tx: Executor) => {
  const isUnsent = and(eq(mails.id, sql.placeholder('id')), ne(mails.state, 'sent'))
  const taken = tx
    .$with('taken')
    .as(tx.update(mails).set({ state: 'sending' }).where(isUnsent).returning())
  return tx
    .with(taken)
    .select()
    .from(taken)
    .leftJoin(mailAttachments, eq(mailAttachments.mailId, taken.id))
    .orderBy(asc(mailAttachments.position))
    .prepare('take mail')
})

/** Marks a mail as being sent, before it's sent. Returns undefined if it has already been sent. */
export async function takeMail(tx: Executor, id: string): Promise<StoredMail | undefined> {
  const rows = await taking(tx).execute({ id })
  const attachments = rows.flatMap((row) => row.mail_attachment ?? [])
  return rows[0] && { ...rows[0].taken, attachments }
}

export async function markSent(tx: Executor, id: string, now: Date): Promise<void> {
  await tx.update(mails).set({ state: 'sent', sentAt: now }).where(eq(mails.id, id))
}

export async function markRefused(tx: Executor, id: string): Promise<void> {
  await tx.update(mails).set({ state: 'refused' }).where(eq(mails.id, id))
}

/** Deletes mails, with their attachments, that were written before a time and have been sent or refused. */
export async function deleteSentBefore(
  db: Database,
  time: Date,
  { isBulk }: { isBulk: boolean },
): Promise<void> {
  const isOld = and(inArray(mails.state, ['sent', 'refused']), lt(mails.createdAt, time))
  await deleteInBatches(db, mails, and(isOld, eq(mails.isBulk, isBulk)))
}

/**
 * Deletes mails whose key begins with a word, once they were sent or refused, or `givenUp` if they were written before that
 * and still aren't.
 */
export async function deleteDone(
  db: Database,
  { word, givenUp }: { word: string; givenUp: Date },
): Promise<void> {
  const isDone = or(inArray(mails.state, ['sent', 'refused']), lt(mails.createdAt, givenUp))
  await deleteInBatches(db, mails, and(like(mails.key, `${word}:%`), isDone))
}

/** Deletes those of these mails whose sending hasn't begun. */
export async function deleteQueued(tx: Executor, ids: readonly string[]): Promise<void> {
  await tx.delete(mails).where(and(inArray(mails.id, [...ids]), eq(mails.state, 'queued')))
}

/** Returns a mail as it was written. */
export async function findMail(tx: Executor, id: string): Promise<Mail | undefined> {
  const { key, to, subject, text, html, headers, isBulk, language, words, english } = mails
  const [mail] = await tx
    .select({ key, to, subject, text, html, headers, isBulk, language, words, english })
    .from(mails)
    .where(eq(mails.id, id))
  if (!mail) return undefined
  const attached = await attachmentsOf(tx, id)
  return {
    ...mail,
    attachments: attached.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content,
    })),
  }
}

/** Returns the mails to an address, newest first, sent or not. */
export const mailsTo = (tx: Executor, to: string) =>
  tx.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.createdAt))

/** Sends unsent mails whose subject contains a text to another address. */
export async function readdressMails(
  tx: Executor,
  { from, to, name }: { from: string; to: string; name: string },
): Promise<void> {
  const isUnsent = inArray(mails.state, ['queued', 'sending'])
  await tx
    .update(mails)
    .set({ to })
    .where(and(eq(mails.to, from), isUnsent, sql`strpos(${mails.subject}, ${name}) > 0`))
}

/** Returns mails to these addresses whose subject contains a text, oldest first, without their bodies; `key` as in `mail`. */
export const mailsAbout = (tx: Executor, { to, name }: { to: readonly string[]; name: string }) =>
  tx
    .select({
      id: mails.id,
      key: mails.key,
      to: mails.to,
      subject: mails.subject,
      state: mails.state,
      hasFiles: exists(
        tx
          .select({ one: sql`1` })
          .from(mailAttachments)
          .where(eq(mailAttachments.mailId, mails.id)),
      ).mapWith(Boolean),
      language: mails.language,
      words: mails.words,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(and(inArray(mails.to, [...to]), sql`strpos(${mails.subject}, ${name}) > 0`))
    .orderBy(asc(mails.createdAt))

/** Returns the newest mails that were sent, or only those to an address, newest first, attachments without their bytes. */
export async function sentMails(
  tx: Executor,
  { to, limit }: { to?: string | undefined; limit: number },
) {
  const isSent = eq(mails.state, 'sent')
  const rows = await tx
    .select()
    .from(mails)
    .where(to === undefined ? isSent : and(isSent, eq(mails.to, to)))
    .orderBy(desc(mails.sentAt))
    .limit(limit)
  const { mailId, filename, contentType, position } = mailAttachments
  const ids = rows.map(({ id }) => id)
  const attached = await tx
    .select({ mailId, filename, contentType, position })
    .from(mailAttachments)
    .where(inArray(mailId, ids))
    .orderBy(asc(position))
  const byMail = Map.groupBy(attached, (each) => each.mailId)
  return rows.map((mail) => ({ ...mail, attachments: byMail.get(mail.id) ?? [] }))
}

export async function attachmentsOf(tx: Executor, mailId: string) {
  return tx
    .select()
    .from(mailAttachments)
    .where(eq(mailAttachments.mailId, mailId))
    .orderBy(asc(mailAttachments.position))
}
