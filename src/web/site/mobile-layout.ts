/**
 * Returns whether a page uses the mobile layout on every device, as after-sales pages do (S2.85, S2.86). On phones every
 * page does: style sheets know them by the document's `data-device`, which changes with the window (`watch-device.ts`).
 */
export const usesMobileLayout = (pathname: string): boolean =>
  /^\/[^/]+\/(aftersales|refund-form)(\/|$)/.test(pathname)
