import type { Page } from '@playwright/test'

interface Seen {
  lang: string
  /** Visible texts, and those that are read out. Not those that are marked as of another language. */
  texts: string[]
  /** What is wider than the window, or doesn't show all of its text. */
  misfits: string[]
}

/** Reads a page that is open: everything at once, because each question to the browser takes as long as its answer. */
export const readPage = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { documentElement: root, body } = document
    const { clientWidth } = root
    const texts = [document.title]
    const misfits: string[] = []
    const nameOf = (element: Element) => {
      const text = element.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 60)
      return `<${element.localName} class="${element.className}"> ${text}`
    }
    /** Hidden from the eye, so that only readers say it. */
    const isClipped = (element: Element) => {
      for (let each: Element | null = element; each && each !== body; each = each.parentElement) {
        const { width, height } = each.getBoundingClientRect()
        if (width <= 1 || height <= 1) return true
      }
      return false
    }
    const scrolls = (element: Element) => {
      for (let each: Element | null = element; each && each !== body; each = each.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(each).overflowX)) return true
      }
      return false
    }
    const isForeign = (element: Element) =>
      element.closest('[lang]')?.getAttribute('lang') !== root.lang

    for (const element of body.querySelectorAll('[aria-label], [alt], [placeholder], [title]')) {
      if (isForeign(element)) continue
      for (const name of ['aria-label', 'alt', 'placeholder', 'title']) {
        const text = element.getAttribute(name)
        if (text) texts.push(text)
      }
    }
    const range = document.createRange()
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (!text || !parent || /^(script|style|noscript|template)$/.test(parent.localName)) continue
      if (!isForeign(parent)) texts.push(text)
      if (!parent.checkVisibility({ visibilityProperty: true }) || isClipped(parent)) continue
      if (parent.closest('svg')) continue
      range.selectNodeContents(node)
      const { left, right } = range.getBoundingClientRect()
      if (right === left) continue
      if ((right > clientWidth + 1 || left < -1) && !scrolls(parent)) {
        misfits.push(`outside of the window: ${nameOf(parent)}`)
        continue
      }
      const box = parent.closest('button, a, label, td, th, li, dd, dt, p, h1, h2, h3, [role]')
      if (!box || scrolls(box)) continue
      const frame = box.getBoundingClientRect()
      if (getComputedStyle(box).display === 'inline') continue
      if (right > frame.right + 2 || left < frame.left - 2) {
        misfits.push(`outside of its box: ${nameOf(box)}`)
      }
    }
    for (const element of body.querySelectorAll<HTMLElement>('*')) {
      const isWider = element.scrollWidth > element.clientWidth + 1
      const isHigher = element.scrollHeight > element.clientHeight + 3
      if ((!isWider && !isHigher) || element.clientWidth === 0) continue
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
      const cutsWidth = isWider && /hidden|clip/.test(overflowX)
      // Names of airlines, places and people are cut on purpose, but no control's text.
      const isShortened = textOverflow === 'ellipsis'
      if (isShortened && !element.closest('button, label, th, summary, legend')) continue
      const cutsHeight = isHigher && /hidden|clip/.test(overflowY)
      if (!cutsWidth && !cutsHeight) continue
      if (!element.textContent?.trim() || !element.checkVisibility() || isClipped(element)) continue
      misfits.push(`cut: ${nameOf(element)}`)
    }
    if (root.scrollWidth > clientWidth) misfits.push(`the page is ${root.scrollWidth} px wide`)
    return { lang: root.lang, texts, misfits }
  })
