import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', true],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140.0 Safari/537.36', false],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', false],
  ['', false],
])('%s is mobile: %s', (agent, mobile) => {
  expect(deviceOf(agent).mobile).toBe(mobile)
})

it('crawlers are recognised', () => {
  expect(deviceOf('Mozilla/5.0 (compatible; Googlebot/2.1)').crawler).toBe(true)
  expect(deviceOf('WhatsApp/2.23.20.0').crawler).toBe(true)
  expect(deviceOf('Mozilla/5.0 Chrome/140.0 Safari/537.36').crawler).toBe(false)
})

it.each([
  'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh) Chrome/140.0 Safari/537.36 Chrome-Lighthouse',
  'Playwright/1.56.1 (x64; ubuntu 22.04) node/24.11',
])('what tests and measures the site sees what people see: %s', (agent) => {
  expect(deviceOf(agent).crawler).toBe(false)
})

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'
it.each([
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    { browser: 'safari', system: 'macos', mobile: false },
  ],
  [
    'Chrome on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
    { browser: 'chrome', system: 'windows' },
  ],
  [
    'Chrome on Linux',
    `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`,
    { browser: 'chrome', system: 'linux', webview: '', partnerApp: false, huawei: false },
  ],
  [
    'Edge, which calls itself Chrome and Safari as well',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0`,
    { browser: 'other', system: 'windows' },
  ],
  [
    'Firefox',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { browser: 'other', system: 'linux' },
  ],
  [
    'Safari on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    { browser: 'safari', system: 'other', ios: true, android: false, mobile: true },
  ],
  [
    'an Honor phone',
    `Mozilla/5.0 (Linux; Android 14; HONOR ALI-NX1) ${chrome} Mobile Safari/537.36`,
    { huawei: true, android: true, mobile: true, system: 'other' },
  ],
  [
    'our own app, with its version',
    `Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) ${chrome} Mobile Safari/537.36 SojournApp/4.12.1`,
    { webview: '4.12.1', partnerApp: false, android: true },
  ],
  [
    "a partner's app",
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 SojournPartner/2',
    { webview: '', partnerApp: true, ios: true },
  ],
  ['nothing told', '', { browser: 'other', system: 'other', crawler: false, mobile: false }],
])('%s is told by its user agent (S3.25)', (_, agent, told) => {
  expect(deviceOf(agent)).toMatchObject(told)
})
