const gap = 4
const edge = 16

/**
 * Places an open panel below a field or, if there's more room, above it, inside the window. Browsers differ in anchor
 * positioning, and in WebKit the panel covered its field. On phones the style sheet makes it a sheet instead.
 */
export function placeBeside(panel: HTMLElement, box: Element): void {
  // After layout, because the panel has no size while it's closed.
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
