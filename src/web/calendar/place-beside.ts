const gap = 4
const edge = 16
/**
 * Places an open panel below a field, inside the window. Without room there, the page scrolls: above the field it would
 * cover what was just read. The style sheet keeps panels low enough for field and panel to fit. Browsers differ in
 * anchor positioning, and in WebKit the panel covered its field. On phones the style sheet makes it a sheet instead.
 */
export function placeBeside(panel: HTMLElement, box: Element): void {
  // After layout, because the panel has no size while it's closed.
  requestAnimationFrame(() => {
    if (!matchMedia('(min-width: 40rem)').matches) return panel.removeAttribute('style')
    const { left, bottom } = box.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const shift = Math.min(left, clientWidth - edge - panel.offsetWidth)
    panel.style.left = `${Math.max(edge, shift) + scrollX}px`
    panel.style.top = `${bottom + gap + scrollY}px`
    const missing = bottom + gap + panel.offsetHeight + gap - clientHeight
    if (missing > 0) scrollBy({ top: missing, behavior: 'instant' })
  })
}
