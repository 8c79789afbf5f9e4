import { Hono } from 'hono'
import { html } from 'hono/html'
import { atVisitedHost } from '../http/site/same-origin.ts'
import { attachmentsOf, sentMails } from '../mail/mail-store.ts'
import type { Platform } from '../platform.ts'

/** `/dev/outbox` lists the mails that were sent, newest first: as a page, or as JSON to clients that accept it. */
export function devOutbox({ db, config }: Pick<Platform, 'db' | 'config'>): Hono {
  const hono = new Hono()
  hono.get('/', async (c) => {
    const atHost = (text: string) => atVisitedHost(text, c.req.url, config.PUBLIC_ORIGIN)
    const mails = (await sentMails(db, 200)).map((mail) => ({
      id: mail.id,
      to: mail.to,
      subject: mail.subject,
      text: atHost(mail.text),
      html: atHost(mail.html),
      headers: mail.headers,
      date: mail.sentAt?.toISOString(),
      attachments: mail.attachments.map(({ filename, contentType, position }) => ({
        filename,
        contentType,
        href: `/dev/outbox/${mail.id}/${position}`,
      })),
    }))
    if (c.req.header('accept')?.includes('application/json')) return c.json(mails)
    return c.html(page(mails))
  })
  hono.get('/:id/:position', async (c) => {
    const id = c.req.param('id')
    const attachments = /^[\da-f-]{36}$/.test(id) ? await attachmentsOf(db, id) : []
    const attachment = attachments[Number(c.req.param('position'))]
    if (!attachment) return c.notFound()
    return c.body(new Uint8Array(attachment.content), 200, {
      'content-type': attachment.contentType,
      'content-disposition': `inline; filename="${attachment.filename.replace(/[^\w.-]/g, '_')}"`,
    })
  })
  return hono
}

interface Listed {
  to: string
  subject: string
  text: string
  html: string
  date: string | undefined
  attachments: { filename: string; href: string }[]
}

function page(mails: Listed[]) {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Outbox</title>
<meta name="viewport" content="width=device-width"></head>
<body><h1>Outbox</h1>${mails.length === 0 ? html`<p>No e-mails sent yet.</p>` : ''}
${mails.map(
  (mail) => html`<article><h2>${mail.subject}</h2>
<p>To ${mail.to}, ${mail.date}</p>
${mail.attachments.map((file) => html`<p><a href="${file.href}">${file.filename}</a></p>`)}
<iframe sandbox title="${mail.subject}" srcdoc="${mail.html}" width="100%" height="480"></iframe>
<pre>${mail.text}</pre></article>`,
)}</body></html>`
}
