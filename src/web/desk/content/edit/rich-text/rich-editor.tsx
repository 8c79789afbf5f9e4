import { type ReactNode, useId, useRef, useState } from 'react'
import { useT } from '../../../../locale/language.ts'
import { Button } from '../../../../ui/button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { controlClass, FieldError } from '../../../../ui/form/field.tsx'
import { LinkForm } from './link-form.tsx'
import { useEditor } from './use-editor.ts'

export interface RichEditorProps {
  label: string
  error: string | null
  lang: string
  areItems: boolean
  start: string
  onText: (typed: string) => void
}

/** Renders a text box in which marks look as they will on the page, with buttons for them. */
export default function RichEditor(props: RichEditorProps) {
  const { label, error, lang, areItems, start, onText } = props
  const t = useT()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [isLinking, setLinking] = useState(false)
  const hint = areItems ? t('desk-content.hint-items') : null
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const { editor, active } = useEditor({
    place,
    start,
    areItems,
    onText,
    attributes: {
      id,
      lang,
      class: cx(controlClass, boxClass, areItems && itemsClass),
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      ...(described && { 'aria-describedby': described }),
      ...(error && { 'aria-invalid': 'true' }),
    },
  })
  const toggle = (mark: 'bold' | 'italic') => {
    editor?.commands.toggleMark(mark)
    editor?.view.focus()
  }
  const openLink = () => setLinking(true)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the text box within.
    <div
      className="flex min-w-0 flex-col gap-2"
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
        event.preventDefault()
        openLink()
      }}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        {/* A label element can't name what isn't a form's own control. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: what a click on a label does. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, the text box has a stop of its own. */}
        <span
          id={`${id}-label`}
          className="text-xs font-medium text-ink-soft"
          onClick={() => editor?.view.focus()}
        >
          {label}
        </span>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
        <div
          role="group"
          aria-label={t('desk-content.formatting', { field: label })}
          className="flex gap-1"
        >
          <MarkButton isOn={active.bold} keys="Control+B" onPress={() => toggle('bold')}>
            <strong>{t('desk-content.do-bold')}</strong>
          </MarkButton>
          <MarkButton isOn={active.italic} keys="Control+I" onPress={() => toggle('italic')}>
            <em>{t('desk-content.do-italic')}</em>
          </MarkButton>
          <MarkButton isOn={active.link} keys="Control+K" onPress={openLink}>
            <span className="underline">{t('desk-content.do-link')}</span>
          </MarkButton>
        </div>
      </div>
      {isLinking && editor && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
      <div ref={place} className="grid grid-cols-[minmax(0,1fr)]" />
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** What ProseMirror needs to show all spaces, and the look of what can be written. */
const boxClass =
  'min-h-32 py-3 break-words whitespace-break-spaces [font-variant-ligatures:none] [&_a]:text-sea [&_a]:underline'
const itemsClass = '[&_p]:ms-5 [&_p]:list-item [&_p]:list-disc'

interface MarkButtonProps {
  isOn: boolean
  keys: string
  onPress: () => void
  children: ReactNode
}

function MarkButton({ isOn, keys, onPress, children }: MarkButtonProps) {
  return (
    <Button
      variant={isOn ? 'primary' : 'secondary'}
      size="sm"
      aria-pressed={isOn}
      aria-keyshortcuts={keys}
      // The text box keeps its caret.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}
