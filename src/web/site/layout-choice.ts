import type { Device } from '../session/device.ts'

/** After-sales pages and mobile devices use the mobile layout, all others the default one (S2.85, S2.86). */
export const usesMobileLayout = (pathname: string, device: Pick<Device, 'mobile'>): boolean =>
  device.mobile || /^\/[^/]+\/(aftersales|refund-form)(\/|$)/.test(pathname)
