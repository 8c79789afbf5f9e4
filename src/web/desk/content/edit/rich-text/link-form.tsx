import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { isSafeHref } from '../../../../../contract/text/safe-address.ts'
import { useT } from '../../../../locale/language.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'

interface LinkFormProps {
  editor: Editor
  onClose: () => void
}

/**
 * Renders the field for the address of the selected text's link. It's part of the page's form, which doesn't send it: a
 * form within a form isn't HTML.
 */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const t = useT()
  const [isRefused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isLink = editor.isActive('link')
  useEffect(() => {
    field.current?.focus()
    // What is typed replaces the address.
    field.current?.select()
  }, [])
  const close = () => {
    // At once: TipTap's own command waits for the next frame, and what is typed until then would be lost.
    editor.view.focus()
    onClose()
  }
  const apply = () => {
    const href = field.current?.value.trim() ?? ''
    if (!isSafeHref(href)) {
      setRefused(true)
      field.current?.focus()
      return
    }
    setLink(editor, href)
    close()
  }
  return (
    <div className="grid gap-3 rounded border border-line bg-paper p-3">
      <TextField
        ref={field}
        // Without a name, it isn't sent.
        name=""
        label={t('desk-content.link-address')}
        hint={t('desk-content.hint-link')}
        error={isRefused ? t('desk-content.wrong-link') : null}
        inputMode="url"
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        defaultValue={editor.getAttributes('link').href}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
          if (event.key !== 'Enter') return
          // Not the page's form.
          event.preventDefault()
          apply()
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={apply}>
          {t('desk-content.do-set-link')}
        </Button>
        {isLink && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              editor.commands.unsetMark('link', { extendEmptyMarkRange: true })
              close()
            }}
          >
            {t('desk-content.do-remove-link')}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={close}>
          {t('desk-content.do-close-link')}
        </Button>
      </div>
    </div>
  )
}

/**
 * Links the selected text, or all of the link that the caret is in, and leaves the caret behind it. Where nothing is selected, the
 * address is the text.
 */
function setLink(editor: Editor, href: string): void {
  const link = { type: 'link', attrs: { href } }
  const isLink = editor.isActive('link')
  if (!isLink && editor.state.selection.empty) {
    editor.commands.insertContent({ type: 'text', text: href, marks: [link] })
    return
  }
  const change = editor.chain()
  if (isLink) change.extendMarkRange('link')
  change
    .setMark('link', link.attrs)
    .command(({ tr, commands }) => commands.setTextSelection(tr.selection.to))
    .run()
}
