// Not `pointerover`: a page that appears below a resting pointer has one, too.
const touches = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Runs something once the visitor first touches the page with pointer or keyboard. Returns a function that stops it. */
export function whenTouched(run: () => void): () => void {
  const touched = () => {
    stop()
    run()
  }
  const stop = () => {
    for (const type of touches) removeEventListener(type, touched, true)
  }
  for (const type of touches) addEventListener(type, touched, { capture: true, passive: true })
  return stop
}
