import type { Device } from '../session/visitor/device.ts'

/** Ways in which browsers install a site as an app, each with its own steps. */
export type InstallWay = 'share-menu' | 'browser-menu' | 'file-menu' | 'address-bar'

type Asking = Pick<Device, 'ios' | 'android' | 'webview' | 'partnerApp' | 'browser' | 'system'>

/**
 * Returns how this browser installs the site (S3.25); undefined where it can't, or where we don't know its steps. An
 * iPad says that it's a Mac, but it has a touch screen.
 */
export function installWay(device: Asking, touchPoints = 0): InstallWay | undefined {
  const isMac = device.system === 'macos'
  const isChrome = device.browser === 'chrome'
  if (device.webview || device.partnerApp || device.browser === 'other') return undefined
  if (device.ios || (isMac && touchPoints > 1)) return 'share-menu'
  if (device.android) return isChrome ? 'browser-menu' : undefined
  if (!isChrome) return isMac ? 'file-menu' : undefined
  return device.system === 'other' ? undefined : 'address-bar'
}
