import { isMobile } from '../session/visitor/is-mobile.ts'

/** How long after a resize the device is detected again, in milliseconds (S9.8). */
const settledAfter = 50

type Page = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'navigator' | 'screen' | 'document'
>

/**
 * Detects the device again after each resize, such as of a phone that is unfolded, and so changes the layout. Returns a
 * function that stops it.
 */
export function watchDevice(page: Page = window): () => void {
  const { dataset } = page.document.documentElement
  let timer: ReturnType<typeof setTimeout>
  const detect = () => {
    const { width, height } = page.screen
    const isPhone = isMobile(page.navigator.userAgent, Math.min(width, height))
    dataset.device = isPhone ? 'mobile' : 'desktop'
  }
  const onResize = () => {
    clearTimeout(timer)
    timer = setTimeout(detect, settledAfter)
  }
  page.addEventListener('resize', onResize)
  return () => {
    clearTimeout(timer)
    page.removeEventListener('resize', onResize)
  }
}
