import { useEffect, useRef, useState } from 'react'

/** How the slot begins in a document. */
export const cartSlotStart = '<span data-cart-slot="true"'

/** What the document's slot had, for headers that are rendered again, as on an error page. */
let kept = ''

/** Renders the place in the header where the server puts the link to a cart that has something in it. */
export function CartSlot() {
  const slot = useRef<HTMLSpanElement>(null)
  const [html] = useState(() => ({ __html: kept }))
  useEffect(() => {
    kept = slot.current?.innerHTML ?? ''
  }, [])
  return (
    <span
      ref={slot}
      data-cart-slot
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves what the document has in it
      dangerouslySetInnerHTML={html}
    />
  )
}
