import { describe, expect, it } from 'vitest'
import { deviceOf } from '../../session/visitor/device.ts'
import { appLinks } from './app-links.ts'

const none = {
  stores: { appStore: '', playStore: '', appGallery: '' },
  downloads: { desktop: '', mobileWeb: '' },
}
const all = {
  stores: {
    appStore: 'https://apps.example/a',
    playStore: 'https://play.example/p',
    appGallery: 'https://gallery.example/g',
  },
  downloads: { desktop: 'https://s.example/d', mobileWeb: 'https://s.example/m' },
}
const agents = {
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36',
  honor: 'Mozilla/5.0 (Linux; Android 14; HONOR ALI-NX1) Chrome/140.0 Mobile Safari/537.36',
  partner: 'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Chrome/140.0 Mobile SojournPartner/2',
  app: 'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Chrome/140.0 Mobile SojournApp/4.1',
}
const links = (agent: keyof typeof agents, config = all) =>
  appLinks(config, deviceOf(agents[agent])).map(({ name, href }) => [name, href])

describe('links to the app (S1.6, S3.10)', () => {
  const { appStore, playStore, appGallery } = all.stores
  const { desktop, mobileWeb } = all.downloads
  it.each<[keyof typeof agents, string[][]]>([
    [
      'desktop',
      [
        ['get-app', desktop],
        ['app-store', appStore],
        ['play-store', playStore],
        ['app-gallery', appGallery],
      ],
    ],
    [
      'iphone',
      [
        ['get-app', mobileWeb],
        ['app-store', appStore],
      ],
    ],
    [
      'android',
      [
        ['get-app', mobileWeb],
        ['play-store', playStore],
      ],
    ],
    [
      'honor',
      [
        ['get-app', mobileWeb],
        ['play-store', playStore],
        ['app-gallery', appGallery],
      ],
    ],
    ['app', []],
    ['partner', []],
  ])('on %s', (agent, shown) => {
    expect(links(agent)).toEqual(shown)
  })

  it('are empty unless set', () => {
    expect(links('desktop', none)).toEqual([])
    const one = { ...none, stores: { ...none.stores, playStore: all.stores.playStore } }
    expect(links('desktop', one)).toEqual([['play-store', all.stores.playStore]])
  })
})
