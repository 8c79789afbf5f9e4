import { expect, test } from 'vitest'
import { blocksAsText, type MailBlock } from './mail-blocks.ts'
import { mailPage } from './mail-page.ts'

const frame = {
  language: 'en',
  preview: 'Your flights are booked.',
  footer: ['Questions? Write to help@sojourn.example.'],
  origin: 'https://sojourn.example',
}
const end = (code: string, city: string, time: string, day: string, place = '') => ({
  code,
  city,
  time,
  day,
  place,
})

const blocks: MailBlock[] = [
  { kind: 'heading', text: 'You’re all set' },
  { kind: 'text', text: 'Hello Mei,' },
  { kind: 'title', text: 'Before you fly' },
  { kind: 'boxes', boxes: [{ label: 'Booking reference', value: 'K3XQ7P', note: 'AirAsia' }] },
  {
    kind: 'parts',
    parts: [
      {
        label: 'AK 884',
        operator: 'AirAsia',
        starts: end('KUL', 'Kuala Lumpur', '23:30', 'Thursday, 10 December'),
        ends: end('BKK', 'Bangkok', '00:40', 'Friday, 11 December'),
        notices: [{ title: 'Self-transfer in Kuala Lumpur', lines: ['Collect your bags.'] }],
        notes: ['Mei Tan: cabin bag 7 kg, checked bag 20 kg'],
      },
    ],
  },
  { kind: 'table', title: 'Receipt', rows: [['Fares', 'MYR 100']], total: 'Paid MYR 100' },
  { kind: 'facts', title: 'หน้าเคาน์เตอร์', language: 'th', facts: [['เช็คอิน', '14:00 น.']] },
  { kind: 'button', address: 'https://sojourn.example/en/order/AB12CD', words: 'View your order' },
  { kind: 'code', code: '123456' },
]

test('both bodies have the same content', () => {
  const html = mailPage(blocks, frame)
  const text = blocksAsText(blocks)
  const facts = ['You’re all set', 'Hello Mei,', 'Booking reference', 'K3XQ7P', 'AK 884 · AirAsia']
  const more = [
    'Self-transfer in Kuala Lumpur',
    'Collect your bags.',
    '23:30',
    'BKK',
    'checked bag 20 kg',
    'Fares',
    'Paid MYR 100',
    'เช็คอิน',
    '14:00 น.',
    'View your order',
    'Before you fly',
  ]
  for (const fact of [...facts, ...more, 'https://sojourn.example/en/order/AB12CD', '123456']) {
    expect(html).toContain(fact)
    expect(text).toContain(fact)
  }
  expect(html).toContain('<div lang="th">')
  expect(text).toContain(
    'AK 884 · AirAsia: Kuala Lumpur (KUL) Thursday, 10 December, 23:30 – Bangkok (BKK) Friday, 11 December, 00:40',
  )
})

test('user input never becomes markup', () => {
  const evil = '<img src=x onerror=alert(1)>"\'&'
  const all: MailBlock[] = [
    { kind: 'heading', text: evil },
    { kind: 'text', text: evil },
    { kind: 'note', text: evil },
    { kind: 'title', text: evil },
    { kind: 'boxes', boxes: [{ label: evil, value: evil, note: evil }] },
    {
      kind: 'parts',
      title: evil,
      parts: [
        {
          label: evil,
          operator: evil,
          starts: end(evil, evil, evil, evil, evil),
          ends: end('', evil, evil, evil, evil),
          notices: [{ title: evil, lines: [evil] }],
          notes: [evil],
        },
      ],
    },
    { kind: 'table', title: evil, rows: [[evil, evil]], total: evil },
    { kind: 'button', address: evil, words: evil },
    { kind: 'link', address: evil, words: evil },
    { kind: 'code', code: evil },
  ]
  const html = mailPage(all, { ...frame, preview: evil, footer: [evil], language: evil })
  expect(html).not.toContain('<img src=x')
  expect(html.match(/&#60;img src=x/g)).toHaveLength(33)
})

test('a place without a code is shown by name, and a part without an operator shows none', () => {
  const transfer: MailBlock = {
    kind: 'parts',
    parts: [
      {
        label: 'Private car',
        operator: '',
        starts: end('', 'Bangkok', '11:30', 'Friday, 11 December', 'Suvarnabhumi, gate 3'),
        ends: end('', 'Bangkok', '12:30', 'Friday, 11 December', 'Riverside Inn'),
        notes: [],
      },
    ],
  }
  expect(blocksAsText([transfer])).toBe(
    'Private car: Suvarnabhumi, gate 3, Bangkok Friday, 11 December, 11:30 – Riverside Inn, Bangkok 12:30',
  )
  const html = mailPage([transfer], frame)
  for (const fact of ['Suvarnabhumi, gate 3', 'Riverside Inn', '>Private car<']) {
    expect(html).toContain(fact)
  }
})

test('a mail has dark mode colours, a preview, and the site’s logo', () => {
  const html = mailPage(blocks, frame)
  expect(html).toContain('prefers-color-scheme:dark')
  expect(html).toContain('Your flights are booked.')
  expect(html).toContain('src="https://sojourn.example/mail-logo.png"')
})

test('Outlook gets the width and the button’s colour as attributes', () => {
  const html = mailPage(blocks, frame)
  expect(html).toContain('<table role="presentation" width="600"')
  expect(html).toMatch(
    /<td bgcolor="#0a6a5d"[^>]*><a href="https:\/\/sojourn\.example\/en\/order\/AB12CD"/,
  )
})
