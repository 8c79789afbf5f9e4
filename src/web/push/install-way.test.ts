import { expect, it } from 'vitest'
import { deviceOf } from '../session/visitor/device.ts'
import { installWay } from './install-way.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit}`
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

it.each([
  ['Safari on an iPhone', `${iphone} Version/18.0 Mobile/15E148 Safari/604.1`, 0, 'share-menu'],
  ['Chrome on an iPhone', `${iphone} CriOS/140.0 Mobile/15E148 Safari/604.1`, 0, 'share-menu'],
  ['Safari on an iPad', `${mac} ${webkit} Version/18.0 Safari/605.1.15`, 5, 'share-menu'],
  ['Safari on a Mac', `${mac} ${webkit} Version/18.0 Safari/605.1.15`, 0, 'file-menu'],
  ['Chrome on a Mac', `${mac} ${chrome} Safari/537.36`, 0, 'address-bar'],
  [
    'Chrome on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
    // With a touch screen.
    10,
    'address-bar',
  ],
  ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`, 0, 'address-bar'],
  [
    'Chrome on Android',
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome} Mobile Safari/537.36`,
    5,
    'browser-menu',
  ],
  [
    'Chrome on an Honor phone',
    `Mozilla/5.0 (Linux; Android 14; HONOR ALI-NX1) ${chrome} Mobile Safari/537.36`,
    5,
    'browser-menu',
  ],
  [
    'Firefox',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    0,
    undefined,
  ],
  [
    'our own app',
    `Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) ${chrome} Mobile Safari/537.36 SojournApp/4.12.1`,
    5,
    undefined,
  ],
  [
    'a partner’s app',
    `${iphone} Version/18.0 Mobile/15E148 Safari/604.1 SojournPartner/2`,
    5,
    undefined,
  ],
  ['nothing told', '', 0, undefined],
])('in %s the site is installed by its own steps (S3.25)', (_, agent, touchPoints, way) => {
  expect(installWay(deviceOf(agent), touchPoints)).toBe(way)
})
