const gap = 4
const edge = 16

/**
 * Puts an open panel under a box or, where there is more room, above it, and inside the window. Browsers differ in
 * what they anchor, and in WebKit the panel covered its box. On phones the style sheet makes it a sheet instead.
 */
export function placeBeside(panel: HTMLElement, box: Element): void {
  // After the browser has laid the panel out, which has no size while it is closed.
  requestAnimationFrame(() => {
    if (!matchMedia('(min-width: 40rem)').matches) return panel.removeAttribute('style')
    const { left, top, bottom } = box.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const above = bottom + gap + panel.offsetHeight > clientHeight && top > clientHeight - bottom
    const shift = Math.min(left, clientWidth - edge - panel.offsetWidth)
    panel.style.left = `${Math.max(edge, shift) + scrollX}px`
    panel.style.top = `${(above ? top - gap - panel.offsetHeight : bottom + gap) + scrollY}px`
  })
}
