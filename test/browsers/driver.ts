import { setTimeout as sleep } from 'node:timers/promises'

/** The key of an element reference in WebDriver's JSON. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
type Element = { [elementKey]: string }

/** The WebDriver commands a journey needs; each driver sends them in its own way. */
export interface Protocol {
  navigate(url: string): Promise<unknown>
  execute<T>(script: string, args: unknown[]): Promise<T>
  click(element: string): Promise<unknown>
  sendKeys(element: string, text: string): Promise<unknown>
  findWithin(element: string, css: string): Promise<Element>
  resize(width: number, height: number): Promise<unknown>
  /** Returns a PNG as base64. */
  screenshot(): Promise<string>
  close(): Promise<unknown>
}

type Kind = 'button' | 'choice' | 'combobox' | 'field' | 'link' | 'option'

/** Where to search, if not on the whole page. */
interface Where {
  /** The accessible name of the region or group. */
  within?: RegExp
  /** A CSS selector, for parts without a name of their own. */
  css?: string
}

/** How long to wait for a control, in milliseconds. */
const patience = 30_000

export type Driver = ReturnType<typeof createDriver>

/** Creates a traveller's actions in a window. Each waits for its control and throws if it doesn't appear in time. */
export function createDriver(protocol: Protocol) {
  const look = (kind: Kind, name: RegExp, where: Where = {}) =>
    protocol.execute<Element | null>(`return (${findInPage})(...arguments)`, [
      ...[kind, name.source],
      ...[where.within?.source ?? null, where.css ?? null],
    ])
  const find = async (kind: Kind, name: RegExp, where?: Where): Promise<string> =>
    (await eventually(() => look(kind, name, where), `${kind} ${name}`))[elementKey]

  return {
    open: protocol.navigate,
    resize: protocol.resize,
    close: protocol.close,
    screenshot: async () => Buffer.from(await protocol.screenshot(), 'base64'),
    /** Waits until the script returns a truthy value, and returns it. */
    until: <T>(script: string): Promise<T> =>
      eventually(() => protocol.execute<T>(script, []), script),
    appears: async (kind: Kind, name: RegExp): Promise<void> => void (await find(kind, name)),
    /** Returns whether the control is visible now. */
    sees: async (kind: Kind, name: RegExp): Promise<boolean> => (await look(kind, name)) !== null,
    async press(kind: Kind, name: RegExp, where?: Where): Promise<void> {
      await protocol.click(await find(kind, name, where))
    },
    async type(kind: Kind, name: RegExp, text: string, where?: Where): Promise<void> {
      const element = await find(kind, name, where)
      await protocol.click(element)
      await protocol.sendKeys(element, text)
    },
    /** Selects an option of a native select by its value. */
    async select(name: RegExp, value: string, where?: Where): Promise<void> {
      const element = await find('field', name, where)
      const option = await protocol.findWithin(element, `option[value="${value}"]`)
      await protocol.click(option[elementKey])
    },
    /**
     * Sets a native date field, `YYYY-MM-DD`, like its picker would, because typing its parts depends on the system.
     */
    async date(name: RegExp, day: string): Promise<void> {
      const field = { [elementKey]: await find('field', name) }
      await protocol.execute(setDate, [field, day])
    },
  }
}

const setDate = `
  const [field, day] = arguments
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, day)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))`

/**
 * Runs in the page: finds a visible control by its kind and accessible name, computed from labels, `aria-label`,
 * `aria-labelledby` and its own text.
 */
const findInPage = `function (kind, name, within, css) {
  const text = (each) => (each?.textContent ?? '').replace(/\\s+/g, ' ').trim()
  const byIds = (ids) => ids.split(' ').map((id) => text(document.getElementById(id))).join(' ')
  const nameOf = (each) =>
    each.getAttribute('aria-label') ??
    (each.hasAttribute('aria-labelledby')
      ? byIds(each.getAttribute('aria-labelledby'))
      : each.labels?.length
        ? [...each.labels].map(text).join(' ')
        : each.localName === 'fieldset'
          ? text(each.querySelector('legend'))
          : text(each))
  const selectors = {
    button: 'button, [role=button]',
    choice: 'label:has(input[type=radio])',
    combobox: '[role=combobox]',
    field: 'input, select, textarea',
    link: 'a[href]',
    option: '[role=option]',
  }
  const regions = 'section, fieldset, [role=region], [role=group]'
  const scopes = within
    ? [...document.querySelectorAll(regions)].filter((each) => new RegExp(within).test(nameOf(each)))
    : css
      ? [...document.querySelectorAll(css)]
      : [document]
  const visible = (each) => each.getClientRects().length > 0 && !each.disabled
  for (const scope of scopes)
    for (const each of scope.querySelectorAll(selectors[kind]))
      if (visible(each) && new RegExp(name).test(nameOf(each))) return each
  return null
}`

async function eventually<T>(look: () => Promise<T | null | undefined | false>, what: string) {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(100)) {
    const found = await look()
    if (found) return found
  }
  throw new Error(`Not seen within ${patience / 1000} s: ${what}`)
}
