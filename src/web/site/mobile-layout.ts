import { useLocation } from 'react-router'
import { useVisitor } from '../session/page-state/page-state.tsx'
import type { Device } from '../session/visitor/device.ts'

/** Returns whether to use the mobile layout: for after-sales pages and mobile devices (S2.85, S2.86). */
export const usesMobileLayout = (pathname: string, device: Pick<Device, 'mobile'>): boolean =>
  device.mobile || /^\/[^/]+\/(aftersales|refund-form)(\/|$)/.test(pathname)

/** Returns whether this page uses the mobile layout. */
export function useMobileLayout(): boolean {
  const { device } = useVisitor()
  return usesMobileLayout(useLocation().pathname, device)
}
