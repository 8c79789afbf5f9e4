import { test as base } from '@playwright/test'

interface Visitor {
  /** Whether the browser asks for less data, so that the site fetches nothing ahead and shows no in-app messages; true by default. */
  savesData: boolean
}

/**
 * For tests of what visitors see and do. Their browsers save data: what a page fetches ahead when it's idle costs the processor up to
 * a fifth of the page, and tests rarely go where it leads. Tests about it, or about being offline, set `savesData` to false.
 */
export const test = base.extend<Visitor>({
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, use) => {
    if (savesData) await context.addInitScript(saveData)
    await use(context)
  },
})

const saveData = (): void => {
  Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true })
}
