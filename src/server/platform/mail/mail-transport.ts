import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../../config.ts'
import type { StoredMail } from './mail.ts'

/** Sends a mail. Sending the same one again must not create a second one, if possible. */
export interface MailTransport {
  send(mail: StoredMail): Promise<void>
}

/** Says that no person wrote a mail (RFC 3834; the second is Exchange's), so that nobody's out-of-office note answers it. */
const automatic = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
}

/** Creates the SMTP transport if a server is configured, otherwise one that writes files to the outbox folder. */
export function createMailTransport(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'PUBLIC_ORIGIN'>,
): MailTransport {
  const host = new URL(config.PUBLIC_ORIGIN).hostname
  const message = (mail: StoredMail): SendMailOptions => ({
    from: config.MAIL_FROM,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    // The same for every attempt, so that mail servers can recognise a repetition.
    messageId: `<${mail.id}@${host}>`,
    headers: { ...automatic, ...mail.headers },
    attachments: mail.attachments,
  })
  return config.SMTP_URL
    ? smtpTransport(config.SMTP_URL, message)
    : fileTransport(join(config.DATA_DIR, 'outbox'), message)
}

function smtpTransport(url: string, message: (mail: StoredMail) => SendMailOptions): MailTransport {
  const smtp = createTransport({ url, pool: true })
  return {
    async send(mail) {
      await smtp.sendMail(message(mail))
    },
  }
}

function fileTransport(
  folder: string,
  message: (mail: StoredMail) => SendMailOptions,
): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const { message: content } = await composer.sendMail(message(mail))
      const file = join(folder, `${mail.id}.eml`)
      await writeFile(`${file}.part`, content)
      await rename(`${file}.part`, file)
    },
  }
}
