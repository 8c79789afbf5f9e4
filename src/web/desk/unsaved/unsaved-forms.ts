/** Hidden fields whose values change with each reading of the page. */
const own: readonly string[] = ['key', 'seen', 'revision']

/** What each form had in it when somebody first touched it. */
const untouched = new WeakMap<HTMLFormElement, string>()

/** Returns the names of a form's fields that keep drafts: of text, and of the choices that go with it. */
function draftNames(form: HTMLFormElement): ReadonlySet<string> {
  const kept = form.querySelectorAll<HTMLTextAreaElement>('[data-draft]')
  return new Set([...kept].map(({ dataset, name }) => dataset.draftName ?? name))
}

/** Returns what is in a form. Fields that keep drafts are left out unless `withDrafts`. */
function contentOf(form: HTMLFormElement, withDrafts: boolean): string {
  const drafts = draftNames(form)
  const fields = [...new FormData(form)].filter(
    ([name]) =>
      !own.includes(name) && !name.startsWith('seen.') && (withDrafts || !drafts.has(name)),
  )
  return JSON.stringify(
    fields.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  )
}

/** Remembers a form as it is before the first change: on focus, pointer or key, whichever comes first. */
export function noteTouched({ target }: Event): void {
  const form = target instanceof Element ? target.closest('form') : null
  if (form?.method !== 'post' || untouched.has(form)) return
  untouched.set(form, contentOf(form, true))
}

/** Forgets a form as it was: it's sent, or was meant to be left. */
export const forgetForm = (form: HTMLFormElement): void => void untouched.delete(form)

/**
 * Returns whether a form of the page has something that nobody has sent. Within the tab, drafts of text are kept
 * and don't count; with the tab, they go, too: `withDrafts`. `ofQuery`: only forms whose content the query of the address
 * decides, such as that of a record, which can show an earlier version.
 */
export function hasUnsaved(
  page: ParentNode,
  { withDrafts, ofQuery = false }: { withDrafts: boolean; ofQuery?: boolean },
): boolean {
  const forms = page.querySelectorAll<HTMLFormElement>(ofQuery ? 'form[data-of-query]' : 'form')
  return [...forms].some((form) => {
    const before = untouched.get(form)
    if (before === undefined || contentOf(form, true) === before) return false
    return withDrafts || contentOf(form, false) !== withoutDrafts(form, before)
  })
}

/** Returns what a form had in it, without the fields that keep drafts. */
function withoutDrafts(form: HTMLFormElement, content: string): string {
  const names = draftNames(form)
  const fields = JSON.parse(content) as [string, string][]
  return JSON.stringify(fields.filter(([name]) => !names.has(name)))
}
