/** A translator's replacement of a node, until the node returns. */
const standIns = new WeakMap<Node, Node>()

/**
 * Lets React change a page that the browser's translator has changed before. Translators replace each text by `<font>`
 * elements, which React doesn't know: it would fail to remove the text, or to insert beside it, and would write new
 * values into a text that nobody sees (https://github.com/facebook/react/issues/11538). This finds what stands in for a
 * text, and puts the text back when its value changes, so that it's translated again. Call it before hydration.
 */
export function followTranslator(): void {
  new MutationObserver(noteStandIns).observe(document, { childList: true, subtree: true })
  const node = Node.prototype
  const { insertBefore, removeChild } = node
  node.insertBefore = function <T extends Node>(added: T, before: Node | null): T {
    return insertBefore.call(this, added, before && placeIn(this, before)) as T
  }
  node.removeChild = function <T extends Node>(child: T): T {
    const place = placeIn(this, child)
    // A moved element is removed alone; a text is removed with its replacement.
    const gone = child instanceof Text ? place : place && child
    if (gone) removeChild.call(gone.parentNode, gone)
    return child
  }
  const value = Object.getOwnPropertyDescriptor(node, 'nodeValue') as Required<PropertyDescriptor>
  Object.defineProperty(node, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      value.set.call(this, text)
      const shown = attached(this)
      if (shown && shown !== this) shown.parentNode?.replaceChild(this, shown)
    },
  })
}

function noteStandIns(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const node of addedNodes) standIns.delete(node)
    for (const node of removedNodes) {
      if (node.parentNode === target || !(node instanceof Text || isFont(node))) continue
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont)
      if (font) standIns.set(node, font)
    }
  }
}

/** Our own pages have none. */
const isFont = (node: Node | null): node is Node => node?.nodeName === 'FONT'

/** Returns the node, or its replacement in the document; undefined if neither is there. */
function attached(node: Node): Node | undefined {
  let at: Node | undefined = node
  while (at && !at.parentNode) at = standIns.get(at)
  return at
}

/** Returns the parent's child that is, contains or replaces a node; null if there's none. */
function placeIn(parent: Node, node: Node): Node | null {
  let at = attached(node)
  while (at && at.parentNode !== parent) at = at.parentNode ?? undefined
  return at ?? null
}
