import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database, Executor } from '../database/database.ts'
import { idFrom } from '../ids.ts'
import { defineJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mail } from './mail.ts'
import { addMail, markSent, takeMail } from './mail-store.ts'
import type { MailTransport } from './mail-transport.ts'

const sendMail = defineJob('mail.send', z.object({ mailId: z.uuid() }), { retries: 20 })

/** Mails are rows, written in the transaction of what they tell of, and sent by a job afterwards. */
export interface Outbox {
  /** Writes a mail, once a key, within the caller's transaction. */
  write(tx: Executor, mail: Mail): Promise<void>
}

export function createOutbox(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  transport: MailTransport
}): Outbox {
  const { db, jobs, clock, transport } = parts
  jobs.handle(sendMail, async ({ mailId }) => {
    const mail = await takeMail(db, mailId)
    if (!mail) return
    await transport.send(mail)
    await markSent(db, mailId, clock.date())
  })
  return {
    async write(tx, mail) {
      const id = idFrom('mail', mail.key)
      if (await addMail(tx, id, mail, clock.date())) {
        await jobs.enqueue(tx, sendMail, { mailId: id }, { key: id })
      }
    },
  }
}
