import { Extension, type Extensions, Mark } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { isSafeHref } from '../../../../../contract/text/safe-address.ts'

/**
 * A link with an address and nothing else. TipTap's own has attributes that aren't stored, and finds links in what is
 * typed, for which it brings along a list of all top-level domains.
 */
const Link = Mark.create({
  name: 'link',
  // What is typed after a link isn't part of it.
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      // Of a pasted link that isn't safe, the text stays.
      getAttrs: (link) => isSafeHref(link.getAttribute('href') ?? '') && null,
    },
  ],
  renderHTML: ({ mark }) => {
    const href = String(mark.attrs.href)
    // A text that was typed without scripts can have any address: it stays to be corrected, but nobody can follow it.
    return ['a', isSafeHref(href) ? { href } : {}, 0]
  },
})

/** Items of lists have no line breaks: the keys that make one elsewhere begin the next item. */
const Items = Extension.create({
  name: 'items',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.splitBlock() }
  },
})

/** Returns what a rich text can contain, which is what its schema allows. */
export const richExtensions = (areItems: boolean): Extensions => [
  Document,
  Paragraph,
  Text,
  Link,
  Bold,
  Italic,
  UndoRedo,
  areItems ? Items : HardBreak,
]
