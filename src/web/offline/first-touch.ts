import { whenTouched } from './when-touched.ts'

let touch: Promise<void> | undefined
let begin = () => {}

/** Resolves when the visitor first touches the page, or a part that waits for that is needed earlier. */
export function firstTouch(): Promise<void> {
  touch ??= new Promise((resolve) => {
    begin = resolve
    // The visitor may have come before this script.
    if (document.activeElement !== document.body) resolve()
    else whenTouched(resolve)
  })
  return touch
}

/** Loads deferred parts at once. */
export function loadNow(): void {
  void firstTouch()
  begin()
}
