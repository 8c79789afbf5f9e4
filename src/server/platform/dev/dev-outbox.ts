import { Hono } from 'hono'
import { html } from 'hono/html'
import { atVisitedHost } from '../http/site/same-origin.ts'
import { attachmentsOf, sentMails } from '../mail/mail-store.ts'
import type { Platform } from '../platform.ts'

/**
 * `/dev/outbox` lists the mails that were sent, newest first: as a page, or as JSON to clients that accept it. With `?to=`
 * it lists those to an address.
 */
export function devOutbox({ db, config }: Pick<Platform, 'db' | 'config'>): Hono {
  const hono = new Hono()
  hono.get('/', async (c) => {
    const atHost = (text: string) => atVisitedHost(text, c.req.url, config.PUBLIC_ORIGIN)
    const sent = await sentMails(db, { to: c.req.query('to'), limit: 200 })
    const mails = sent.map((mail) => ({
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

const style = `
  :root { color-scheme: light dark; --paper: #f7f5f0; --card: #fff; --ink: #16242b; --line: #d8d4ca; --act: #0b6e63;
    --quiet: #55615f }
  @media (prefers-color-scheme: dark) { :root { --paper: #10191d; --card: #18242a; --ink: #e8e6df; --line: #33424a;
    --act: #5cc4b5; --quiet: #a9b4b3 } }
  body { font: 15px/1.5 system-ui, sans-serif; margin: 0; background: var(--paper); color: var(--ink) }
  main { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
  h1 { font-size: 28px; line-height: 1.2; margin: 0 } h2 { font-size: 21px; line-height: 1.3; margin: 0 }
  article { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem; margin-top: 1rem }
  article p { margin: .25rem 0 .75rem; color: var(--quiet); overflow-wrap: anywhere } a { color: var(--act) }
  iframe { width: 100%; height: 30rem; border: 1px solid var(--line); border-radius: 6px; background: #fff }
  summary { cursor: pointer; margin-top: .5rem; color: var(--act) }
  pre { font-size: 13px; margin: .5rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere }`

function page(mails: Listed[]) {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Outbox</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head>
<body><main><h1>Outbox</h1>${mails.length === 0 ? html`<p>No e-mails sent yet.</p>` : ''}
${mails.map(
  (mail) => html`<article><h2>${mail.subject}</h2>
<p>To ${mail.to}, ${mail.date}</p>
${mail.attachments.map((file) => html`<p><a href="${file.href}">${file.filename}</a></p>`)}
<iframe sandbox title="${mail.subject}" srcdoc="${mail.html}"></iframe>
<details><summary>Plain text</summary><pre>${mail.text}</pre></details></article>`,
)}</main></body></html>`
}
