import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { warnOfMissing } from './missing-settings.ts'

const inProduction = {
  NODE_ENV: 'production',
  SECRET_KEY: 's'.repeat(40),
  DOCUMENT_KEYS: 'd'.repeat(40),
  PUBLIC_ORIGIN: 'https://travel.example',
  DATA_DIR: '/srv/data',
}
function warnings(environment: NodeJS.ProcessEnv): string[] {
  const told: string[] = []
  warnOfMissing(readConfig(environment), { warn: (text: unknown) => void told.push(String(text)) })
  return told
}

test('a production server warns that mails are only written to files, and by which company it’s run', () => {
  expect(warnings(inProduction)).toEqual([
    expect.stringContaining('LEGAL_ENTITY is not set'),
    expect.stringContaining('no mail is sent, all are written to files in /srv/data/outbox'),
  ])
  const complete = { LEGAL_ENTITY: 'Sojourn Sdn Bhd', SMTP_URL: 'smtp://mail.example' }
  expect(warnings({ ...inProduction, ...complete })).toEqual([])
  expect(warnings({})).toEqual([])
})

test('one that only serves pages sends no mail', () => {
  const web = { ...inProduction, ROLE: 'web', FRONT_API_URL: 'https://api.example' }
  expect(warnings({ ...web, LEGAL_ENTITY: 'Sojourn Sdn Bhd' })).toEqual([])
})
