import { useContext } from 'react'
import { PageStateContext } from '../../session/page-state/page-state.tsx'
import siteCss from './site.css?url'

const id = 'site-style'

/**
 * Renders the style sheet inline, which saves a round trip before first paint. In development it's linked, for hot
 * reloading.
 */
export function SiteStyle() {
  const { css, nonce } = useContext(PageStateContext)
  if (import.meta.env.DEV) return <link rel="stylesheet" href={siteCss} />
  return (
    <style
      id={id}
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
      dangerouslySetInnerHTML={{ __html: css ?? document.getElementById(id)?.textContent ?? '' }}
    />
  )
}
