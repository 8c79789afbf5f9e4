import type { Page } from '@playwright/test'
import { documentHydrated } from './hydrated.ts'

/** What translators do with a text: most put a new one in its place, some put it inside their elements. */
export type Manner = 'replaced' | 'moved'

/**
 * Does to the open page what a browser's translator does: wraps every text in two `<font>` elements, and later each text
 * that is added or changed. What is marked `translate="no"` stays. The words stay the same, so that tests find them.
 */
export async function translate(
  page: Page,
  manner: Manner = 'replaced',
  { isHydrated = true } = {},
): Promise<void> {
  if (isHydrated) await documentHydrated(page)
  await page.evaluate(translateDocument, manner)
}

/** Runs in the page. */
function translateDocument(manner: Manner): void {
  const isOurs = (text: Text) =>
    text.parentElement?.closest('font, script, style, textarea, svg, [translate="no"]') !== null
  const wrap = (text: Text) => {
    if (!text.data.trim() || isOurs(text)) return
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    const { data } = text
    text.replaceWith(outer)
    inner.append(manner === 'moved' ? text : data)
  }
  const wrapAll = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = node instanceof Text ? [node] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) wrap(text)
  }
  document.documentElement.classList.add('translated-ltr')
  wrapAll(document.body)
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes]) if (node.isConnected) wrapAll(node)
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}
