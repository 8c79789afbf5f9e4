import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Returns what axe finds on a page, each rule with the elements that break it. Colours are at rest for it: in the middle
 * of turning from day to night they are neither's.
 */
export async function axeFinds(page: Page): Promise<string[][]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    for (const each of document.getAnimations()) {
      if (each instanceof CSSTransition) each.finish()
    }
  })
  // The other mode opens another page for each look.
  const builder = new AxeBuilder({ page }).setLegacyMode()
  // Part of WCAG 2.2 AA, and off unless asked for.
  builder.options({ rules: { 'target-size': { enabled: true } } })
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}
