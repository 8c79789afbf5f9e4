import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Rules whose outcome depends on colours. */
const aboutColours = ['color-contrast', 'link-in-text-block']

/**
 * Returns axe's findings on a page, each rule with the elements that violate it. Waits for colour transitions to end,
 * because colours in transition have no meaningful contrast. `only` names the rules to check instead of all.
 */
export async function axeFinds(page: Page, only?: string[]): Promise<string[][]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    const inTransition = () =>
      document.getAnimations().filter((each) => each instanceof CSSTransition)
    // What inherits a colour only begins its own transition when that of its parent has ended.
    for (let running = inTransition(); running.length > 0; running = inTransition()) {
      for (const each of running) each.finish()
      await new Promise(requestAnimationFrame)
    }
  })
  // The other mode opens another page for each check.
  const builder = new AxeBuilder({ page, ...(await injected(page)) }).setLegacyMode()
  builder.options({
    // Describing what passed takes as long as the checks, findings are told by their HTML, and only rules about media
    // load the page's files.
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
    // Parts of WCAG 2.2 A and AA, but off by default. People who speak to their device say what they see on a control.
    rules: {
      'target-size': { enabled: true },
      'label-content-name-mismatch': { enabled: true },
    },
    ...(only ? { runOnly: only } : {}),
  })
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}

const requireHere = createRequire(import.meta.url)
/** axe itself, as the builder has it. */
const { source }: { source: string } = createRequire(requireHere.resolve('@axe-core/playwright'))(
  'axe-core',
)

/**
 * Injects axe once into a document, and returns a source that does nothing: the builder would compile axe twice before its first
 * run. Frames need their own copies, which it injects.
 */
async function injected(page: Page): Promise<{ axeSource?: string }> {
  if (page.frames().length > 1) return {}
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return { axeSource: 'void 0' }
}

/** Returns axe's findings on a page in light colours, and those about colours in dark ones. */
export async function axeFindsInBothSchemes(page: Page): Promise<string[][]> {
  const light = await axeFindsIn('light', page)
  await page.emulateMedia({ colorScheme: 'dark' })
  return [...light, ...(await axeFinds(page, aboutColours))]
}

/** Returns axe's findings on a page in one scheme's colours. */
export async function axeFindsIn(scheme: 'light' | 'dark', page: Page): Promise<string[][]> {
  await renderWhole(page)
  await page.emulateMedia({ colorScheme: scheme })
  return axeFinds(page)
}

/**
 * Rows that are skipped while they're outside the window keep the colours of the scheme before until they're scrolled to. Another
 * scheme begins transitions at most elements, and ending those one after another takes longer than axe does.
 */
const renderWhole = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { content-visibility: visible !important }
      *, ::before, ::after { transition: none !important }
    `)
    document.adoptedStyleSheets = [sheet]
  })
