import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useT, useUrl } from '../locale/language.ts'
import { whenReachable } from '../offline/network.ts'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import type { HandOver } from './hand-over.tsx'

interface ShareButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** The page to share, with its locale; the current page by default. */
  page?: string
  /** The label instead of "Share". */
  label?: string
  /** Shows only the icon on narrow screens. */
  compact?: boolean
}

/**
 * Renders a button that creates a short link and shares it by the device's own means, or else copies it. Without scripts it's
 * a form that leads to the link. The code for sharing is loaded on the first press.
 */
export function ShareButton({ page, label, compact, ...look }: ShareButtonProps) {
  const t = useT()
  const url = useUrl()
  const { pathname, search } = useLocation()
  const [asked, setAsked] = useState<string>()
  const [told, setTold] = useState(false)
  const [part, setPart] = useState<{ HandOver: typeof HandOver }>()

  const share = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setTold(false)
    setAsked(page ?? location.pathname + location.search)
    if (part) return
    import('./hand-over.tsx').then(setPart, () => {
      setAsked(undefined)
      // If its script can't be loaded, the form is submitted instead; offline that would leave the page.
      void whenReachable(() => form.submit())
    })
  }
  return (
    <form method="post" action={url('share')} onSubmit={share} className="relative">
      <input type="hidden" name="page" value={page ?? pathname + search} />
      <Button
        variant="secondary"
        {...look}
        type="submit"
        icon="share"
        className={cx(compact && 'max-md:px-3!', look.className)}
        busy={asked !== undefined && !told}
      >
        <span className={compact ? 'sr-only md:not-sr-only' : undefined}>
          {label ?? t('link.share')}
        </span>
      </Button>
      {part && asked && (
        <part.HandOver
          page={asked}
          onTold={() => setTold(true)}
          onDone={() => setAsked(undefined)}
          onAgain={() => {
            setTold(false)
            setAsked(asked)
          }}
        />
      )}
    </form>
  )
}
