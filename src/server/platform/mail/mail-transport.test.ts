import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createMailTransport } from './mail-transport.ts'

const folder = await mkdtemp(join(tmpdir(), 'mails-'))
afterAll(() => rm(folder, { recursive: true }))

test('a mail says that no person wrote it, beside its own headers', async () => {
  const transport = createMailTransport({
    SMTP_URL: undefined,
    MAIL_FROM: 'Sojourn <noreply@sojourn.example>',
    DATA_DIR: folder,
    PUBLIC_ORIGIN: 'https://sojourn.example',
  })
  await transport.send({
    id: 'm1',
    to: 'mei@example.com',
    subject: 'Your flights',
    text: 'Hello',
    html: '<p>Hello</p>',
    createdAt: new Date('2026-11-21T08:00:00Z'),
    headers: { 'List-Unsubscribe': '<https://sojourn.example/stop>' },
    attachments: [],
  } as unknown as Parameters<typeof transport.send>[0])
  const mail = await readFile(join(folder, 'outbox', 'm1.eml'), 'utf8')
  expect(mail).toContain('Auto-Submitted: auto-generated\r\n')
  expect(mail).toContain('X-Auto-Response-Suppress: All\r\n')
  expect(mail).toContain('List-Unsubscribe: <https://sojourn.example/stop>\r\n')
})
