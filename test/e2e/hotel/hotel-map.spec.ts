import { expect, type Page } from '@playwright/test'
import { axeFindsInBothSchemes } from '../support/axe.ts'
import { onPhone, usableAtBothWidths } from '../support/both-widths.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { openStay } from '../support/open-stay.ts'
import { test } from '../support/site-test.ts'
import { openHotels } from '../support/stay-journey.ts'

const wide = { width: 1440, height: 900 }
const isOfMap = (url: string) => /moving-results|maplibre|\/hotel\/(ground|map\/)/.test(url)

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of results' })
const movingMap = (page: Page) => page.getByRole('application', { name: 'Interactive map' })

/** Opens results and collects what they request for a map that can be moved, and what the policy of contents refuses. */
async function openResults(page: Page, more: Record<string, string> = {}) {
  const requested: string[] = []
  const refused: string[] = []
  page.on('request', (request) => {
    if (isOfMap(request.url())) requested.push(new URL(request.url()).pathname)
  })
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text())
  })
  await openHotels(page, { more })
  await documentHydrated(page)
  return { requested, refused }
}

async function explore(page: Page): Promise<void> {
  await mapOf(page).getByRole('button', { name: 'Explore the map' }).click()
  await expect(movingMap(page)).toBeVisible()
  await expect(page.locator('button[data-pin], a.map-price').first()).toBeVisible()
}

test('it loads when it’s touched, from this site alone, shows what the drawing showed, both name places, and the list follows it', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  const { requested, refused } = await openResults(page)
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1')) outside.push(request.url())
  })
  const count = page.getByRole('status').filter({ hasText: 'places to stay' })
  const all = await count.textContent()

  await test.step('it loads when it’s touched, and shows what the drawing showed', async () => {
    await mapOf(page).hover()
    expect(requested).toEqual([])
    await expect(page.locator('.map-drawing .map-name').first()).toBeVisible()
    const drawn = await labelsOf(page, 'svg [data-pin]')
    const address = page.url()
    await explore(page)
    expect(requested.join(' ')).toMatch(/moving-results.*maplibre-gl-worker/)
    await expect(page.locator('.map-above .map-name').first()).toBeVisible()
    const moving = await labelsOf(page, '.map-price')
    // A drawing is a little smaller on the screen than its own units, so a pin in a crowd may join another.
    expect(moving.filter((label) => drawn.includes(label)).length).toBeGreaterThan(drawn.length / 2)
    expect(page.url()).toBe(address)
    await expect(mapOf(page).getByRole('link', { name: /OpenStreetMap/ })).toBeVisible()
    expect([...refused, ...outside]).toEqual([])
  })

  await test.step('a place’s row lights its price up', async () => {
    const last = page.locator('[data-hotel]').last()
    const id = await last.getAttribute('data-hotel')
    await last.hover()
    await expect(page.locator(`.map-price[data-pin~="${id}"]`)).toHaveAttribute('data-lit', '')
  })

  await test.step('the part that it was moved to is searched, kept in the address, and given up again', async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await expect(mapOf(page).getByRole('link', { name: 'Search this area' })).toHaveCount(0)
    const box = await movingMap(page).boundingBox()
    if (!box) throw new Error('no map')
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.wheel(0, -600)
    await expect(page).toHaveURL(/map=/)
    const row = page.locator('[data-hotel]').first()
    const first = await row.getAttribute('data-hotel')
    await page.reload()
    await expect(page).toHaveURL(/map=/)
    expect(await row.getAttribute('data-hotel')).toBe(first)
    await mapOf(page).getByRole('link', { name: 'Search this area' }).click()
    await expect(page).toHaveURL(/bounds=/)
    await expect(count).not.toHaveText(all ?? '')
    await mapOf(page).getByRole('link', { name: 'Show all results' }).click()
    await expect(count).toHaveText(all ?? '')
  })
})

/** Returns the names of pins without their counts. */
async function labelsOf(page: Page, pins: string): Promise<string[]> {
  const labels = await page
    .locator(pins)
    .evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.replace(/^\d+ from|\d+ places?$/g, ''))
}

test('with reduced motion too, land and sea have their colours; it’s moved by keyboard, and a price that stands for several leads closer', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openResults(page)
  await test.step('opened by keyboard, it has the focus', async () => {
    await mapOf(page).getByRole('button', { name: 'Explore the map' }).focus()
    await page.keyboard.press('Enter')
    await expect(movingMap(page)).toBeFocused()
  })
  await test.step('land and sea have their colours', async () => {
    const canvas = page.locator('canvas.maplibregl-canvas')
    // Colours of a tenth of it or more: prices and names are smaller.
    await expect(async () => {
      const picture = (await canvas.screenshot()).toString('base64')
      const colours = await page.evaluate(async (png) => {
        const bytes = Uint8Array.from(atob(png), (each) => each.charCodeAt(0))
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const drawn = new OffscreenCanvas(image.width, image.height).getContext('2d')
        drawn?.drawImage(image, 0, 0)
        const { data = [] } = drawn?.getImageData(0, 0, image.width, image.height) ?? {}
        const pixels = new Map<string, number>()
        for (let at = 0; at < data.length; at += 4) {
          const colour = [data[at], data[at + 1], data[at + 2]].join()
          pixels.set(colour, (pixels.get(colour) ?? 0) + 1)
        }
        return [...pixels.values()].filter((count) => count > data.length / 4 / 10).length
      }, picture)
      expect(colours).toBeGreaterThanOrEqual(2)
    }).toPass()
  })
  await test.step('it moves and zooms by keyboard', async () => {
    const viewOf = () => new URL(page.url()).searchParams.get('map')?.split(',').map(Number) ?? []
    await page.keyboard.press('+')
    await expect.poll(() => viewOf()[2]).toBeDefined()
    const [lat = 0, lon = 0, zoom = 0] = viewOf()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => viewOf()[1]).toBeGreaterThan(lon)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => viewOf()[0]).toBeGreaterThan(lat)
    await page.keyboard.press('-')
    await expect.poll(() => viewOf()[2]).toBeLessThan(zoom)
    await expect(async () => {
      await movingMap(page).focus()
      await page.keyboard.press('Tab')
      await expect(page.locator('.map-price:focus')).toBeVisible({ timeout: 500 })
    }).toPass()
  })
  await test.step('a price that stands for several leads closer', async () => {
    const address = page.url()
    const many = page.locator('a.map-price').first()
    const before = (await many.getAttribute('data-pin')) ?? ''
    await many.click()
    await expect(page).not.toHaveURL(address)
    await expect(page).toHaveURL(/map=/)
    await expect(page.locator(`a.map-price[data-pin="${before}"]`)).toHaveCount(0)
  })
})

test('a place alone on the map opens by keyboard, its price shows its row, and both are left', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await openResults(page)
  // Alone on the map, a place has a price of its own.
  const last = page.locator('[data-hotel]').last()
  const id = await last.getAttribute('data-hotel')
  const name = (await last.getByRole('heading').textContent()) ?? ''
  await openResults(page, { name })
  await explore(page)
  const place = page.locator(`button[data-pin="${id}"]`)
  const card = page.locator('.map-card')
  await test.step('by keyboard', async () => {
    await place.focus()
    const price = (await place.textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(card).toContainText(price)
    await page.keyboard.press('Tab')
    await expect(card.getByRole('link', { name: /^See rooms/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(place).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByText('The list has everything that is on the map.')).toBeFocused()
  })
  await test.step('by click, its row is shown', async () => {
    const row = page.locator(`[data-hotel="${id}"]`)
    await expect(row).not.toHaveAttribute('data-chosen')
    await place.click()
    await expect(row).toBeInViewport()
    await expect(row).toHaveAttribute('data-chosen', '')
    await expect(card).toContainText(name)
    await expect(card).not.toContainText('another page of the list')
    await page.keyboard.press('Escape')
    await expect(row).not.toHaveAttribute('data-chosen')
  })
})

test('on a phone the map is a screen of its own', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openResults(page)
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(movingMap(page)).toBeVisible()
  const box = await movingMap(page).boundingBox()
  expect(box?.y).toBeLessThan(80)
  expect(box?.width).toBe(360)
  expect(box?.height).toBeGreaterThan(580)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible()
  // Until one is alone on the map.
  const place = page.locator('button.map-price').last()
  await expect(async () => {
    if ((await place.count()) === 0) await page.locator('a.map-price').last().click()
    await expect(place).toBeVisible({ timeout: 2000 })
  }).toPass()
  await place.click()
  const card = page.locator('.map-card')
  await expect(card).toBeVisible()
  const chosen = page.locator('.map-price[aria-expanded="true"]')
  await expect(async () => {
    const [pin, over] = [await chosen.boundingBox(), await card.boundingBox()]
    expect((pin?.y ?? 0) + (pin?.height ?? 0)).toBeLessThan(over?.y ?? 0)
  }).toPass()
  const source = await mapOf(page)
    .getByRole('link', { name: /OpenStreetMap/ })
    .boundingBox()
  const cardBox = await card.boundingBox()
  expect((cardBox?.y ?? 0) + (cardBox?.height ?? 0)).toBeLessThanOrEqual(source?.y ?? 0)
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page.locator('[data-hotel]').first()).toBeVisible()
})

test.describe('without WebGL', () => {
  test('the drawing stays, and nothing is loaded for another map', async ({ page }) => {
    await page.setViewportSize(wide)
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    const { requested } = await openResults(page)
    await mapOf(page).getByRole('button', { name: 'Explore the map' }).click()
    await expect(page.getByText('We couldn’t load the interactive map.')).toBeVisible()
    await expect(page.locator('svg [data-pin]').first()).toBeVisible()
    expect(requested).toEqual([])
  })
})

test('if its script can’t be loaded, the drawing stays', async ({ page }) => {
  await page.setViewportSize(wide)
  await openResults(page)
  await page.route(/moving-results/, (route) => route.abort())
  await mapOf(page).getByRole('button', { name: 'Explore the map' }).click()
  await expect(page.getByText('We couldn’t load the interactive map.')).toBeVisible()
  await mapOf(page).getByRole('link', { name: 'Zoom in', exact: true }).click()
  await expect(page).toHaveURL(/map=/)
  await expect(page.locator('svg [data-pin]').first()).toBeVisible()
})

test('a property’s map moves too, and names its source either way', async ({ page }) => {
  await page.setViewportSize(wide)
  await openStay(page)
  await documentHydrated(page)
  const surroundings = page.getByRole('region', { name: 'Location and what’s near' })
  await expect(surroundings.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible()
  await surroundings.getByRole('button', { name: 'Explore the map' }).click()
  await expect(movingMap(page)).toBeFocused()
  const scale = surroundings.locator('.map-above .map-scale text')
  const before = (await scale.textContent()) ?? ''
  await surroundings.getByRole('button', { name: 'Zoom in' }).click()
  await surroundings.getByRole('button', { name: 'Zoom in' }).click()
  await expect(scale).not.toHaveText(before)
  await expect(surroundings.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible()
  expect(await axeFindsInBothSchemes(page)).toEqual([])
  await movingMap(page).press('Escape')
  await expect(page.getByRole('list', { name: 'Near the property' })).toBeFocused()
})

test('it’s accessible at both widths', async ({ page }) => {
  await page.setViewportSize(onPhone.viewport)
  await openResults(page, { view: 'map' })
  // Beside the list, where it's wide, `hotel-accessibility.spec.ts` looks at the drawing.
  expect(await axeFindsInBothSchemes(page)).toEqual([])
  await explore(page)
  await page.locator('.map-price').first().focus()
  await usableAtBothWidths(page)
})
