/** The box of text fields, selects and date fields. */
export const controlClass =
  'w-full min-w-0 min-h-12 rounded border border-line-strong bg-surface px-3 text-base text-ink transition-colors placeholder:text-ink-soft hover:border-ink focus-visible:border-ink focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-sea aria-invalid:border-red disabled:bg-sunk disabled:text-ink-soft'
