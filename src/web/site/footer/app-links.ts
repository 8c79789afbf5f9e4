import type { PublicConfig } from '../../../contract/page-platform.ts'
import type { Device } from '../../session/visitor/device.ts'

export type AppLinkName = 'get-app' | 'app-store' | 'play-store' | 'app-gallery'

export interface AppLink {
  name: AppLinkName
  href: string
}

type Links = Pick<PublicConfig, 'stores' | 'downloads'>
type Asking = Pick<Device, 'mobile' | 'ios' | 'android' | 'huawei' | 'webview' | 'partnerApp'>

/**
 * Returns the links to the app for this device (S1.6, S3.10): the short link for desktop or mobile web, and the
 * stores. Links that aren't configured are omitted, and there are none inside our own or a partner's app.
 */
export function appLinks({ stores, downloads }: Links, device: Asking): AppLink[] {
  if (device.webview || device.partnerApp) return []
  const elsewhere = !device.ios && !device.android
  const all: readonly [AppLinkName, string, boolean][] = [
    ['get-app', device.mobile ? downloads.mobileWeb : downloads.desktop, true],
    ['app-store', stores.appStore, device.ios || elsewhere],
    ['play-store', stores.playStore, device.android || elsewhere],
    ['app-gallery', stores.appGallery, device.huawei || elsewhere],
  ]
  return all.filter(([, href, serves]) => href && serves).map(([name, href]) => ({ name, href }))
}
