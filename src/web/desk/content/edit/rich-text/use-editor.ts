import { Editor, type JSONContent } from '@tiptap/core'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { documentOf, type RichDocument, typedOf } from './rich-document.ts'
import { richExtensions } from './rich-extensions.ts'

interface EditorSettings {
  /** Where the text box is added. */
  place: RefObject<HTMLDivElement | null>
  /** Of the text box. */
  attributes: Record<string, string>
  /** The text that it begins with, in the notation of forms. */
  start: string
  areItems: boolean
  onText: (typed: string) => void
}

/** Which marks the selected text has. */
export type ActiveMarks = Record<'bold' | 'italic' | 'link', boolean>
const none: ActiveMarks = { bold: false, italic: false, link: false }

/** Runs TipTap in a part of the page, and returns it with the marks of what is selected. */
export function useEditor({ place, attributes, start, areItems, onText }: EditorSettings) {
  const [editor, setEditor] = useState<Editor>()
  const [active, setActive] = useState(none)
  // Before the browser paints, so that the text never disappears.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor is made once; what changes later is set below.
  useLayoutEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: richExtensions(areItems),
      content: documentOf(start, areItems) as JSONContent,
      editorProps: { attributes },
      // The page's policy refuses styles without its nonce, and what is typed stays as it is.
      injectCSS: false,
      enableInputRules: false,
      enablePasteRules: false,
      onUpdate: ({ editor }) => onText(typedOf(editor.getJSON() as RichDocument)),
      onTransaction: ({ editor }) =>
        setActive({
          bold: editor.isActive('bold'),
          italic: editor.isActive('italic'),
          link: editor.isActive('link'),
        }),
    })
    setEditor(made)
    return () => made.destroy()
  }, [])
  const written = JSON.stringify(attributes)
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes: JSON.parse(written) } })
  }, [editor, written])
  return { editor, active }
}
