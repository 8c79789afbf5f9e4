import { useContext } from 'react'
import { PageStateContext } from './page-state.tsx'

export const pageStateId = 'page-state'

/**
 * Renders the document's state for the browser as inert JSON. It comes after everything that shows messages: React
 * renders in order, so by then every namespace in use is known.
 */
export function PageStateScript() {
  const { visitor, path, auth, arrival, config, wordsHash, wordsJson, now } =
    useContext(PageStateContext)
  const json = wordsJson
    ? `{"state":${safeJson({ visitor, path, auth: auth.read(), arrival, config, wordsHash })},"now":${now},"words":${wordsJson()}}`
    : (document.getElementById(pageStateId)?.textContent ?? '')
  return (
    <script
      id={pageStateId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with every < escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
