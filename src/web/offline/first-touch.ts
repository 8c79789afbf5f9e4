import { whenTouched } from './when-touched.ts'

let touch: Promise<void> | undefined
let begin = () => {}

/** Resolves when the visitor first touches the page, or something needs what waits for that. */
export function firstTouch(): Promise<void> {
  touch ??= new Promise((resolve) => {
    begin = resolve
    // The visitor may have come before this script.
    if (document.activeElement !== document.body) resolve()
    else whenTouched(resolve)
  })
  return touch
}

/** Doesn't wait for the visitor any longer. */
export function hurry(): void {
  void firstTouch()
  begin()
}
