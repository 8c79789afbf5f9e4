import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useT } from '../locale/language.ts'
import { cx } from '../ui/cx.ts'
import { controlClass, Field } from '../ui/form/field.tsx'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-paths.ts'
import { listPlace, type OptionView, optionId, SuggestOptions } from './suggest-options.tsx'

/** Suggestions under a heading; found by typing, they have none. */
export interface SuggestGroup<Item> {
  title?: string
  items: readonly Item[]
}

/** Suggestions, and the text they belong to. */
export interface Suggestions<Item> {
  query: string
  groups: readonly SuggestGroup<Item>[]
}

interface SuggestFieldProps<Item> {
  label: string
  name: string
  icon: IconName
  placeholder: string
  defaultValue: string
  error?: string | undefined
  /** A hook that returns suggestions for the typed text while the list is open. */
  useSuggestions: (query: string, open: boolean) => Suggestions<Item> | undefined
  /** What an item looks like in the list. */
  viewOf: (item: Item) => OptionView
  /** The field's text for a selected item. */
  textOf: (item: Item) => string
  onPick: (item: Item, text: string) => void
  /** What to say if nothing was found, and how many were. */
  noneText: string
  countText: (count: number) => string
}

/** Matches the style sheet's `max-sm`. */
const isPhone = () => matchMedia('(width < 40rem)').matches

/**
 * Renders a text field with suggestions. Plain text works too, for the server to resolve. On phones, field and
 * suggestions fill the screen that the keyboard leaves while choosing.
 */
export function SuggestField<Item>(props: SuggestFieldProps<Item>) {
  const { label, name, icon, defaultValue, error } = props
  const t = useT()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLSpanElement>(null)
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const [full, setFull] = useState(false)
  const [active, setActive] = useState(-1)
  const found = props.useSuggestions(query, open)
  const groups = found?.groups ?? []
  const items = groups.flatMap((group) => group.items)
  const shown = open && items.length > 0
  const isUnknown = open && found !== undefined && query.trim() !== '' && items.length === 0

  // What was typed before scripts arrived gets its suggestions too.
  useEffect(() => {
    const field = input.current
    if (!field || field !== document.activeElement || field.value === field.defaultValue) return
    setQuery(field.value)
    setOpen(true)
  }, [])

  const close = () => {
    setOpen(false)
    setFull(false)
    setActive(-1)
  }
  const leave = () => {
    close()
    // Closes the on-screen keyboard, which would cover the form.
    if (full) input.current?.blur()
  }
  const onClose = useEffectEvent(leave)
  useEffect(() => {
    const element = frame.current
    if (!full || !element) return
    // Loaded when it's needed. Until then, and without it, the style sheet's height will do.
    const filled = import('./fill-screen.ts').then(
      ({ fillScreen }) => fillScreen(element, () => onClose()),
      () => undefined,
    )
    return () => void filled.then((undo) => undo?.())
  }, [full])
  const pick = (item: Item) => {
    if (!input.current) return
    input.current.value = props.textOf(item)
    props.onPick(item, input.current.value)
    input.current.dispatchEvent(new Event('change', { bubbles: true }))
    leave()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setOpen(true)
      setActive((active + step + items.length) % Math.max(1, items.length))
    } else if (event.key === 'Escape') {
      close()
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      // Typing the beginning of a name and leaving the field selects its first match.
      const first = query.trim() !== '' && found?.query === query.trim() ? 0 : -1
      const chosen = items[active < 0 ? first : active]
      if (shown && chosen) {
        if (event.key === 'Enter') event.preventDefault()
        pick(chosen)
      }
    }
  }
  return (
    <Field label={label} error={error}>
      {(control) => (
        <span
          ref={frame}
          data-choosing={full || undefined}
          className={cx(
            'relative block',
            full &&
              'max-sm:fixed max-sm:inset-0 max-sm:z-50 max-sm:flex max-sm:h-dvh max-sm:flex-col max-sm:bg-raised max-sm:p-4',
          )}
        >
          {full && (
            <span className="flex items-center justify-between pb-2 sm:hidden">
              <span className="text-md font-semibold">{label}</span>
              <button
                type="button"
                aria-label={t('common.close')}
                onClick={leave}
                className="-me-2 grid size-11 place-items-center rounded"
              >
                <Icon name="close" />
              </button>
            </span>
          )}
          <span className="relative flex items-center">
            <Icon name={icon} className="pointer-events-none absolute inset-s-3 text-ink-soft" />
            <input
              {...control}
              ref={input}
              name={name}
              type="text"
              role="combobox"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={80}
              defaultValue={defaultValue}
              placeholder={props.placeholder}
              aria-autocomplete="list"
              aria-expanded={shown}
              aria-controls={shown ? listId : undefined}
              aria-activedescendant={shown && active >= 0 ? optionId(listId, active) : undefined}
              onFocus={(event) => {
                event.currentTarget.select()
                setQuery('')
                // The list would cover an error message.
                if (!event.currentTarget.value && !error && !isPhone()) setOpen(true)
              }}
              onClick={() => {
                setOpen(true)
                setFull(isPhone())
              }}
              onInput={(event) => {
                setQuery(event.currentTarget.value)
                setActive(-1)
                setOpen(true)
              }}
              // On phones the keyboard may be closed to see more of the list.
              onBlur={(event) => (event.relatedTarget || !full) && close()}
              onKeyDown={onKeyDown}
              className={cx(controlClass, 'truncate ps-10')}
            />
          </span>
          {shown && (
            <SuggestOptions
              id={listId}
              label={label}
              groups={groups}
              viewOf={props.viewOf}
              active={active}
              pick={pick}
              full={full}
            />
          )}
          {isUnknown && (
            <span className={cx('block p-3 text-ink-soft', listPlace(full))}>{props.noneText}</span>
          )}
          <span role="status" className="sr-only">
            {open && query && found ? props.countText(items.length) : ''}
          </span>
        </span>
      )}
    </Field>
  )
}
