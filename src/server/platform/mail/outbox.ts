import { z } from 'zod'
import { defaultLocale } from '../../../contract/default-locale.ts'
import type { Clock } from '../clock.ts'
import type { Database, Executor } from '../database/database.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { days } from '../duration.ts'
import { idFrom } from '../ids.ts'
import { defineJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { notingWords, wordsOf } from '../words.ts'
import type { EnglishVersion, Mail, MailDraft, MailWords } from './mail.ts'
import { blocksAsText, leadOf } from './mail-blocks.ts'
import { mailPage } from './mail-page.ts'
import {
  addMail,
  deleteDone,
  deleteQueued,
  findMail,
  markRefused,
  markSent,
  takeMail,
} from './mail-store.ts'
import type { MailTransport } from './mail-transport.ts'
import { refusalOf } from './refusal-of.ts'
import { sweepMails } from './sweep-mails.ts'

const mailJob = z.object({ mailId: z.uuid() })
const sendMail = defineJob('mail.send', mailJob, { retries: 20 })
/** In a queue of their own, so that nobody's code or ticket waits for a newsletter. */
const sendBulkMail = defineJob('mail.send-bulk', mailJob, {
  retries: 20,
  urgency: 'idle',
  batch: 4,
})

/** Mails are rows, written in the transaction that causes them, and sent by a job afterwards. */
export interface Outbox {
  /** Stores a mail, once per key, within the caller's transaction. */
  write(tx: Executor, draft: MailDraft): Promise<void>
  /** Sends a stored mail again to `to` under another key, once per key. Returns whether there is such a mail. */
  again(tx: Executor, mailId: string, under: { key: string; to: string }): Promise<boolean>
  /** Returns the HTML that a mail would have. */
  htmlOf(draft: Pick<MailDraft, 'language' | 'says'>): string
  /** Deletes the mails with these keys, unless their sending has begun. */
  withdraw(tx: Executor, keys: readonly string[]): Promise<void>
  /** Deletes mails whose key begins with this word and a colon, once they were sent; those that couldn't be, after a week. */
  forget(word: string): Promise<void>
  /** Registers what to do about an address that its mail server says doesn't exist. */
  onRefused(listener: OnRefused): void
}

/** Gets the address and what the mail server said, in the transaction that marks the mail as refused. */
type OnRefused = (tx: Executor, refusal: { to: string; reason: string }) => Promise<void>

/** The sender, as named in the frame of every mail. */
export interface MailSender {
  origin: string
  supportEmail: string
  legalEntity: string
}

export function createOutbox(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  transport: MailTransport
  sender: MailSender
}): Outbox {
  const { db, jobs, clock, transport, sender } = parts
  const listeners: OnRefused[] = []
  for (const job of [sendMail, sendBulkMail]) {
    jobs.handle(job, async ({ mailId }) => {
      const mail = await takeMail(db, mailId)
      if (!mail) return
      try {
        await transport.send(mail)
      } catch (error) {
        const reason = refusalOf(error)
        if (reason === undefined) throw error
        await inTransaction(db, async (tx) => {
          await markRefused(tx, mailId)
          for (const tell of listeners) await tell(tx, { to: mail.to, reason })
        })
        return
      }
      await markSent(db, mailId, clock.date())
    })
  }
  sweepMails({ db, jobs, clock })
  return {
    async write(tx, draft) {
      const mail = writtenMail(draft, sender)
      const id = idOf(mail.key)
      await addMail(tx, id, mail, clock.date())
      const job = mail.isBulk ? sendBulkMail : sendMail
      await jobs.enqueue(tx, job, { mailId: id }, { key: id })
    },
    async again(tx, mailId, { key, to }) {
      const mail = await findMail(tx, mailId)
      if (!mail) return false
      const id = idOf(key)
      await addMail(tx, id, { ...mail, key, to }, clock.date())
      await jobs.enqueue(tx, sendMail, { mailId: id }, { key: id })
      return true
    },
    htmlOf: ({ language, says }) => bodiesOf(says(language), { language, sender }).html,
    withdraw: (tx, keys) => deleteQueued(tx, keys.map(idOf)),
    forget: (word) => deleteDone(db, { word, givenUp: new Date(clock.now() - days(7)) }),
    onRefused: (listener) => void listeners.push(listener),
  }
}

const idOf = (key: string): string => idFrom('mail', key)

function writtenMail({ says, ...draft }: MailDraft, sender: MailSender): Mail {
  const { language, isBulk } = draft
  const { written, usedIn } = notingWords(language, () =>
    bodiesOf(says(language), { language, sender }),
  )
  // Staff read mails to many before they're sent, and storing each of them twice would double the outbox.
  const isEnglish = language === defaultLocale || isBulk
  const english = isEnglish ? null : englishOf(says, sender)
  const isSame = english?.subject === written.subject && english.text === written.text
  const words = usedIn(`${written.subject}\n${written.text}`)
  return { ...draft, ...written, words, english: isSame ? null : english }
}

function englishOf(says: MailDraft['says'], sender: MailSender): EnglishVersion {
  const { subject, text } = bodiesOf(says(defaultLocale), { language: defaultLocale, sender })
  return { subject, text }
}

function bodiesOf(
  { subject, blocks }: MailWords,
  { language, sender }: { language: string; sender: MailSender },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const say = wordsOf('mail', language)
  const help = say('frame-help', { email: sender.supportEmail })
  const footer = [help, ...(sender.legalEntity ? [sender.legalEntity] : [])]
  const { origin } = sender
  const preview = leadOf(blocks) ?? subject
  return {
    subject,
    text: [blocksAsText(blocks), '--', ...footer].join('\n\n'),
    html: mailPage(blocks, { language: say.language, preview, footer, origin }),
  }
}
