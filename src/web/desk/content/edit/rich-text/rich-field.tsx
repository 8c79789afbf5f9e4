import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import type { RichEditorProps } from './rich-editor.tsx'

interface RichFieldProps extends Pick<RichEditorProps, 'label' | 'error' | 'lang' | 'areItems'> {
  name: string
  /** How marks are typed. */
  hint: string
  /** In the notation of forms. */
  defaultValue: string
}

/** The editor, once its script is loaded: fields that are added later have it at once. */
let loaded: ComponentType<RichEditorProps> | undefined

/**
 * Renders a field for a text with marks: a text area in which they're typed, which TipTap takes the place of once its script is
 * loaded. Either way the form sends the notation, so that there's one way to read it.
 */
export function RichField({ name, hint, defaultValue, ...shared }: RichFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [Editor, setEditor] = useState(() => loaded)
  const [typed, setTyped] = useState(defaultValue)
  useEffect(() => {
    let isGone = false
    const replace = () => {
      const { current } = area
      if (isGone || !current) return
      // At once: what would be typed in between would be lost.
      flushSync(() => {
        // It may have been written before scripts ran, or restored by the browser.
        setTyped(current.value)
        setEditor(() => loaded)
      })
    }
    loadEditor().then(
      () => {
        const { current } = area
        // Not while somebody types in it.
        if (current && current === document.activeElement) {
          current.addEventListener('blur', replace, { once: true })
        } else replace()
      },
      () => {
        // The text area works without it.
      },
    )
    return () => {
      isGone = true
    }
  }, [])
  if (!Editor) {
    return (
      <TextArea
        {...shared}
        ref={area}
        name={name}
        hint={hint}
        defaultValue={defaultValue}
        className="[&_textarea]:field-sizing-content [&_textarea]:min-h-32"
      />
    )
  }
  return (
    <div>
      <textarea hidden readOnly name={name} value={typed} />
      <Editor {...shared} start={typed} onText={setTyped} />
    </div>
  )
}

async function loadEditor(): Promise<void> {
  loaded ??= (await import('./rich-editor.tsx')).default
}
