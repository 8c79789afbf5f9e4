import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database, Executor } from '../database/database.ts'
import { idFrom } from '../ids.ts'
import { defineJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { wordsOf } from '../words.ts'
import type { Mail, MailDraft } from './mail.ts'
import { blocksAsText } from './mail-blocks.ts'
import { mailPage } from './mail-page.ts'
import { addMail, markSent, takeMail } from './mail-store.ts'
import type { MailTransport } from './mail-transport.ts'
import { sweepMails } from './sweep-mails.ts'

const sendMail = defineJob('mail.send', z.object({ mailId: z.uuid() }), { retries: 20 })

/** Mails are rows, written in the transaction that causes them, and sent by a job afterwards. */
export interface Outbox {
  /** Stores a mail, once per key, within the caller's transaction. */
  write(tx: Executor, draft: MailDraft): Promise<void>
}

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
  jobs.handle(sendMail, async ({ mailId }) => {
    const mail = await takeMail(db, mailId)
    if (!mail) return
    await transport.send(mail)
    await markSent(db, mailId, clock.date())
  })
  sweepMails({ db, jobs, clock })
  return {
    async write(tx, draft) {
      const mail = bodiesOf(draft, sender)
      const id = idFrom('mail', mail.key)
      await addMail(tx, id, mail, clock.date())
      await jobs.enqueue(tx, sendMail, { mailId: id }, { key: id })
    },
  }
}

function bodiesOf({ language, blocks, ...draft }: MailDraft, sender: MailSender): Mail {
  const say = wordsOf('mail', language)
  const help = say('frame-help', { email: sender.supportEmail })
  const footer = [help, ...(sender.legalEntity ? [sender.legalEntity] : [])]
  const { origin } = sender
  const [lead] = blocks.filter((each) => each.kind === 'text')
  const preview = lead?.text ?? draft.subject
  return {
    ...draft,
    text: [blocksAsText(blocks), '--', ...footer].join('\n\n'),
    html: mailPage(blocks, { language: say.language, preview, footer, origin }),
  }
}
