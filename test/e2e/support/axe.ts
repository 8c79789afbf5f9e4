import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Returns axe's findings on a page, each rule with the elements that violate it. Waits for colour transitions to end,
 * because colours in transition have no meaningful contrast.
 */
export async function axeFinds(page: Page): Promise<string[][]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    for (const each of document.getAnimations()) {
      if (each instanceof CSSTransition) each.finish()
    }
  })
  // The other mode opens another page for each check.
  const builder = new AxeBuilder({ page }).setLegacyMode()
  // Part of WCAG 2.2 AA, but off by default.
  builder.options({ rules: { 'target-size': { enabled: true } } })
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}
