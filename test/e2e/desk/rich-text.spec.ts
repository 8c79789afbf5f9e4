import { expect, type Locator, type Page } from '@playwright/test'
import { onPhone, reachableAtBothWidths, usableAtBothWidths } from '../support/both-widths.ts'
import { deskSite, test } from '../support/desk-journey.ts'

const site = deskSite()

const block = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const textBox = (within: Locator, name: string) =>
  within.locator('[contenteditable="true"]').and(within.getByRole('textbox', { name, exact: true }))

/** Opens the form of a new campaign, with what it needs besides blocks. */
async function openNew(page: Page, slug: string): Promise<void> {
  await site.signIn(page, 'content', 'content/new')
  await page.getByLabel('Page address').fill(slug)
  await page.getByLabel('Title', { exact: true }).fill('Bangkok weeks')
  await page.getByLabel('Description for search engines').fill('Sun.')
  await page.getByLabel('Large title').fill('Bangkok weeks')
  await page.getByLabel('City drawing').fill('BKK')
}

async function addBlock(page: Page, kind: string, number: number): Promise<Locator> {
  await page.getByLabel('New block').selectOption({ label: kind })
  await page.getByRole('button', { name: 'Add block' }).click()
  await expect(block(page, `${number}. ${kind}`)).toBeVisible()
  return block(page, `${number}. ${kind}`)
}

/** Selects the last characters before the caret. */
async function selectBack(page: Page, count: number): Promise<void> {
  for (let done = 0; done < count; done++) await page.keyboard.press('Shift+ArrowLeft')
}

/** Pastes what another program put on the clipboard. */
const paste = (box: Locator, html: string) =>
  box.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)

/** Returns what an editor shows, without what is only there for the caret. */
const shown = (box: Locator) =>
  box.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement
    for (const each of copy.querySelectorAll('[class^="ProseMirror-"]')) each.remove()
    return copy.innerHTML
  })

/** Follows which scripts a page loads, what its policy refuses, and what fails or runs in it. */
function follow(page: Page) {
  const seen = { scripts: [] as string[], refused: [] as string[], failed: [] as string[] }
  page.on('request', (request) => {
    if (request.resourceType() === 'script') seen.scripts.push(request.url())
  })
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) seen.refused.push(message.text())
  })
  page.on('pageerror', (error) => seen.failed.push(String(error)))
  page.on('dialog', (dialog) => {
    seen.failed.push(dialog.message())
    return dialog.dismiss()
  })
  return seen
}

test.describe('at both widths', () => {
  test.use(onPhone)

  test('an editor writes bold text and links, which the preview shows', async ({ page }) => {
    const seen = follow(page)
    await openNew(page, 'rich')
    expect(seen.scripts.filter((each) => each.includes('rich-editor'))).toEqual([])
    const text = await addBlock(page, 'Text', 1)
    const box = textBox(text, 'Text')

    await test.step('marks by keyboard and by button', async () => {
      await box.click()
      await expect(box).toBeFocused()
      await page.keyboard.type('Temples ')
      await page.keyboard.press('ControlOrMeta+b')
      await expect(text.getByRole('button', { name: 'Bold' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await page.keyboard.type('daily')
      await page.keyboard.press('ControlOrMeta+b')
      await page.keyboard.type(', **noodles** at night')
      await selectBack(page, 5)
      await text.getByRole('button', { name: 'Bold' }).click()
      await text.getByRole('button', { name: 'Italic' }).click()
      await expect(box).toBeFocused()
      expect(await shown(box)).toBe(
        '<p>Temples <strong>daily</strong>, **noodles** at <strong><em>night</em></strong></p>',
      )
      await page.keyboard.press('ControlOrMeta+z')
      await page.keyboard.press('ControlOrMeta+z')
      expect(await shown(box)).toBe('<p>Temples <strong>daily</strong>, **noodles** at night</p>')
      await page.keyboard.press('ControlOrMeta+i')
    })

    await test.step('a link that isn’t safe is refused', async () => {
      await page.keyboard.press('ControlOrMeta+k')
      const address = text.getByLabel('Address of the link')
      await expect(address).toBeFocused()
      for (const wrong of ['javascript:alert(1)', '//evil.example', 'http://a.example', '']) {
        await address.fill(wrong)
        await text.getByRole('button', { name: 'Set link' }).click()
        await expect(address).toHaveAccessibleDescription(/Links have to be a page/)
        await expect(address).toBeFocused()
      }
      expect(await shown(box)).not.toContain('<a')
      await usableAtBothWidths(
        page,
        text.getByRole('button', { name: 'Set link' }),
        text.getByRole('button', { name: 'Bold' }),
        text.getByRole('button', { name: 'Italic' }),
      )
      await address.fill(' /flight ')
      await address.press('Enter')
      await expect(address).toHaveCount(0)
      await expect(box).toBeFocused()
      await expect(box.locator('a[href="/flight"]')).toHaveText('night')
      // The caret is behind the link, and what is typed there isn't part of it.
      await page.keyboard.press('Enter')
      await page.keyboard.press('ControlOrMeta+i')
      await page.keyboard.type('Every night.')
    })

    const list = await addBlock(page, 'List', 2)
    await test.step('what was written survives other blocks, in their new order', async () => {
      await expect(box.locator('a')).toHaveText('night')
      const items = textBox(list, 'Items')
      await expect(items).toHaveAccessibleDescription('One item in each line.')
      await items.pressSequentially('One')
      await page.keyboard.press('Shift+Enter')
      await page.keyboard.type('Two')
      await list.getByRole('button', { name: 'Move up' }).click()
      await expect(textBox(block(page, '1. List'), 'Items').locator('p')).toHaveText(['One', 'Two'])
      await expect(textBox(block(page, '2. Text'), 'Text').locator('a')).toHaveText('night')
    })

    const last = await addBlock(page, 'Question and answer', 3)
    await test.step('a refused form keeps it, and says what is wrong', async () => {
      await last.getByLabel('Question', { exact: true }).fill('Why?')
      await page.getByRole('button', { name: 'Create draft' }).click()
      const answer = textBox(last, 'Answer')
      await expect(answer).toBeFocused()
      await expect(answer).toHaveAttribute('aria-invalid', 'true')
      await expect(answer).toHaveAccessibleDescription('Fill in this field.')
      await expect(textBox(block(page, '2. Text'), 'Text')).toHaveText(
        /Temples daily, \*\*noodles\*\* at night/,
      )
      await usableAtBothWidths(page)
      await page.keyboard.type('So.')
      await page.getByRole('button', { name: 'Create draft' }).click()
      await expect(page.getByText('Created. Visitors don’t see it')).toBeVisible()
    })

    await test.step('the editor opens with it again', async () => {
      await page.getByRole('link', { name: 'Edit English' }).click()
      expect(await shown(textBox(block(page, '2. Text'), 'Text'))).toBe(
        '<p>Temples <strong>daily</strong>, **noodles** at <a href="/flight"><em>night</em></a></p><p>Every night.</p>',
      )
      const opened = textBox(block(page, '2. Text'), 'Text')
      const button = block(page, '2. Text').getByRole('button', { name: 'Link' })
      const address = page.getByLabel('Address of the link')
      await opened.locator('a').click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('ControlOrMeta+k')
      await expect(address).toHaveValue('/flight')
      await page.keyboard.press('Escape')
      await expect(address).toHaveCount(0)
      await expect(opened).toBeFocused()
      await button.click()
      await page.keyboard.type('https://a.example/')
      await page.keyboard.press('Enter')
      await expect(opened.locator('a[href="https://a.example/"]')).toHaveText('night')
      await opened.locator('a').click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await button.click()
      const remove = page.getByRole('button', { name: 'Remove link' })
      await reachableAtBothWidths(page, remove)
      await remove.click()
      await expect(opened.locator('a')).toHaveCount(0)
      await expect(opened).toContainText('at night')
      await page.goBack()
      await page.getByRole('button', { name: 'Leave', exact: true }).click()
    })

    await test.step('the preview shows it', async () => {
      await page.getByRole('button', { name: 'Open preview' }).click()
      const shownText = page.getByRole('main').getByText('Temples daily, **noodles** at night')
      await expect(shownText.locator('strong')).toHaveText('daily')
      await expect(shownText.getByRole('link', { name: 'night' })).toHaveAttribute(
        'href',
        /\/en\/flight$/,
      )
      await expect(page.getByRole('main').getByRole('listitem')).toContainText(['One', 'Two'])
    })
    expect(seen.refused).toEqual([])
    expect(seen.failed).toEqual([])
  })

  test('of pasted markup, text, marks and safe links are kept', async ({ page }) => {
    const seen = follow(page)
    await openNew(page, 'pasted')
    const box = textBox(await addBlock(page, 'Text', 1), 'Text')
    await box.click()
    await paste(
      box,
      `<style>p { color: red }</style><h2 style="font-size: 40px">Head</h2>
       <p class="x" onclick="alert(1)">A <b>bold</b>, <span style="font-weight: 700">too</span>,
       <b style="font-weight: normal">not</b> and <i>italic</i><br>line<script>alert(1)</script><img src="x" onerror="alert(1)"></p>
       <table><tr><td><a href="javascript:alert(1)" onclick="alert(1)">bad</a></td></tr></table>
       <p><a href="http://a.example/">plain</a> <a href="https://a.example/" target="_blank" style="color: red">good</a></p>`,
    )
    expect(await shown(box)).toBe(
      '<p>Head</p><p>A <strong>bold</strong>, <strong>too</strong>, not and <em>italic</em><br>line</p>' +
        '<p>bad</p><p>plain <a href="https://a.example/">good</a></p>',
    )
    const list = await addBlock(page, 'List', 2)
    const items = textBox(list, 'Items')
    await items.click()
    await paste(items, '<ul><li>One</li><li><p>Two <em>too</em></p></li><li>a<br>b</li></ul>')
    expect(await shown(items)).toBe('<p>One</p><p>Two <em>too</em></p><p>a b</p>')
    // What the form sends.
    await expect(page.locator('textarea[name="blocks.0.content"]')).toHaveValue(
      'Head\nA **bold**, **too**, not and __italic__\nline\nbad\nplain [good](https://a.example/)',
    )
    await expect(page.locator('textarea[name="blocks.1.items"]')).toHaveValue(
      'One\nTwo __too__\na b',
    )
    // ProseMirror reads it in a document that isn't shown, where the page's policy refuses scripts as well.
    expect(seen.failed).toEqual([])
  })
})

test('who saves second keeps what they wrote in the editor', async ({ page, context }) => {
  await site.signIn(page, 'content')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${site.origin}/en/desk/content?q=asian-city-breaks`)
    await tab.locator('#contents').getByRole('link').first().click()
    await tab.getByRole('link', { name: 'Edit English' }).click()
  }
  const boxOf = (tab: Page) => tab.locator('[contenteditable="true"]').first()
  await boxOf(page).fill('First')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved as a new draft')).toBeVisible()
  await boxOf(other).fill('Second')
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other.locator('[data-error="CONTENT_CHANGED"]')).toBeVisible()
  await expect(boxOf(other)).toHaveText('Second')
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other.getByText('Saved as a new draft')).toBeVisible()
  await other.getByRole('link', { name: 'Edit English' }).click()
  await expect(boxOf(other)).toHaveText('Second')
})

test('a text area that somebody types in is replaced once they leave it', async ({ page }) => {
  await openNew(page, 'slow-script')
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route(/rich-editor/, async (route) => {
    await held
    await route.continue()
  })
  const text = await addBlock(page, 'Text', 1)
  const area = text.getByRole('textbox', { name: 'Text', exact: true })
  await area.fill('**Bold** and')
  const loaded = page.waitForResponse(/rich-editor/)
  answer()
  await (await loaded).finished()
  await page.keyboard.press('End')
  await page.keyboard.type(' more', { delay: 50 })
  await expect(text.locator('[contenteditable]')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(textBox(text, 'Text').locator('strong')).toHaveText('Bold')
  await expect(textBox(text, 'Text')).toHaveText('Bold and more')
})

test('what is typed before scripts run is in the editor, and saved', async ({ page }) => {
  await openNew(page, 'before-scripts')
  const text = await addBlock(page, 'Text', 1)
  await textBox(text, 'Text').fill('Sun')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await page.getByRole('link', { name: 'Edit English' }).click()
  await expect(textBox(text, 'Text')).toHaveText('Sun')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  for (const [name, more] of [
    ['Description for search engines', ' And more sun.'],
    ['Text', ' and **noodles**'],
  ] as const) {
    await page.getByRole('textbox', { name, exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(more)
  }
  await page.keyboard.press('Tab')
  resolve()
  await expect(textBox(text, 'Text')).toHaveText('Sun and noodles')
  const description = page.getByLabel('Description for search engines')
  await expect(description).toHaveValue('Sun. And more sun.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('link', { name: 'Edit English' }).click()
  await expect(textBox(text, 'Text').locator('strong')).toHaveText('noodles')
  await expect(description).toHaveValue('Sun. And more sun.')
})

test('nothing can be typed into a text area after the editor has read it', async ({ page }) => {
  await openNew(page, 'read-once')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/rich-editor/, async (route) => {
    await promise
    await route.continue()
  })
  const text = await addBlock(page, 'Text', 1)
  const area = await text.locator('textarea').evaluateHandle((element: HTMLTextAreaElement) => {
    const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
    Object.defineProperty(element, 'value', {
      get() {
        const read = own?.get?.call(element)
        // As dictation or a password manager would.
        queueMicrotask(() => {
          if (element.isConnected) element.setRangeText('Late')
        })
        return read
      },
      set: (value: string) => own?.set?.call(element, value),
    })
    return element
  })
  resolve()
  await expect(textBox(text, 'Text')).toBeVisible()
  expect(await area.evaluate(({ value }) => value)).toBe('')
})

test('without the editor’s script, marks are typed', async ({ page }) => {
  await page.route(/rich-editor/, (route) => route.abort())
  await openNew(page, 'no-editor')
  const text = await addBlock(page, 'Text', 1)
  const area = text.getByLabel('Text', { exact: true })
  await expect(area).toHaveAccessibleDescription(/\*\*bold\*\*/)
  await area.fill('**Bold**')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByText('Created. Visitors don’t see it')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('marks are typed', async ({ page }) => {
    await openNew(page, 'rich-without-scripts')
    const text = await addBlock(page, 'Text', 1)
    await text.getByLabel('Text', { exact: true }).fill('A **bold** [link](//evil.example)')
    await page.getByRole('button', { name: 'Create draft' }).click()
    await expect(text.getByLabel('Text', { exact: true })).toHaveAccessibleDescription(
      /Links have to be a page/,
    )
    await text.getByLabel('Text', { exact: true }).fill('A **bold** [link](/flight)')
    await page.getByRole('button', { name: 'Create draft' }).click()
    await expect(page.getByText('Created. Visitors don’t see it')).toBeVisible()
    await page.getByRole('button', { name: 'Open preview' }).click()
    await expect(page.getByRole('main').locator('strong')).toHaveText('bold')
  })
})
