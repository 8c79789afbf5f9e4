/** https://html.spec.whatwg.org/multipage/interaction.html#closewatcher, which TypeScript doesn't know yet. */
declare const CloseWatcher: new () => EventTarget & { destroy(): void }

/**
 * Makes an element that fills the screen as high as the part that an on-screen keyboard leaves, and calls `close` when
 * browsers would close a dialog: at Esc wherever the focus is, or the system's Back. Returns what undoes it.
 */
export function fillScreen(element: HTMLElement, close: () => void): () => void {
  const view = window.visualViewport
  const resize = () => {
    if (!view) return
    // Zooming in isn't a keyboard.
    element.style.height = `${view.height * view.scale}px`
    element.style.top = view.scale > 1 ? '' : `${view.offsetTop}px`
  }
  resize()
  view?.addEventListener('resize', resize)
  view?.addEventListener('scroll', resize)
  // Unknown to Safari, where Back is a gesture that leaves the page.
  const watcher = 'CloseWatcher' in window ? new CloseWatcher() : undefined
  watcher?.addEventListener('close', close)
  return () => {
    view?.removeEventListener('resize', resize)
    view?.removeEventListener('scroll', resize)
    watcher?.destroy()
    element.removeAttribute('style')
  }
}
