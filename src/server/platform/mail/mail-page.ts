import {
  type MailBlock,
  type MailNotice,
  type MailPart,
  type MailRun,
  partTitle,
} from './mail-blocks.ts'

export interface MailFrame {
  language: string
  /** What mail programs show next to the subject. */
  preview: string
  /** The lines at the end: support contacts and sender. */
  footer: readonly string[]
  /** The site's own origin, where the logo is. */
  origin: string
}

/**
 * Returns a mail's HTML: logo, a card with its blocks, and the footer. Tables and inline styles, because Outlook
 * supports no other layout; colours by class, because inline ones would override those of dark mode.
 */
export const mailPage = (blocks: readonly MailBlock[], frame: MailFrame): string =>
  [
    `<!doctype html><html lang="${escapeHtml(frame.language)}"><head>${head}</head>`,
    '<body class="paper" style="margin:0;padding:0">',
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(frame.preview)}</div>`,
    `<table role="presentation" ${full} class="paper"><tr><td align="center" style="padding:24px 12px">`,
    // Outlook on Windows doesn't know maximum widths, and takes the attribute's.
    `<table role="presentation" width="600" ${bare} style="width:100%;max-width:600px;text-align:left">`,
    `<tr><td style="padding:0 4px 16px">${logo(frame.origin)}</td></tr>`,
    `<tr><td class="card" style="padding:8px 20px 20px;border-radius:10px">${blocks.map(asHtml).join('')}</td></tr>`,
    `<tr><td class="soft" style="padding:16px 4px;font-size:13px;line-height:20px">`,
    ...frame.footer.map((line) => `<p style="margin:0 0 8px">${lines(line)}</p>`),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('')

const bare = 'cellpadding="0" cellspacing="0" border="0"'
const full = `width="100%" ${bare}`

const day =
  '.paper{background:#f6f4ee}.card{background:#ffffff;border:1px solid #dcd7ca}.box{background:#dfeeea}.care{background:#faeccb}.care strong{color:#7e4d00}.line{border-color:#dcd7ca}body,td,p,li,h1,h2{color:#17232a}.soft,.soft p,.soft td{color:#505c62}a,.sea{color:#0a6a5d}'
const night =
  '.paper{background:#11171a}.card{background:#182024;border-color:#2e3a40}.box{background:#16332f}.care{background:#372a12}.care strong{color:#f0bc62}.line{border-color:#2e3a40}body,td,p,li,h1,h2{color:#edf1ef}.soft,.soft p,.soft td{color:#a8b5b9}a,.sea{color:#5cc7b2}'
const head = [
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
  '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
  `<style>body,td,p,li{font-family:Inter,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;font-size:16px;line-height:24px}${day}`,
  `@media(prefers-color-scheme:dark){${night}}</style>`,
].join('')

const logo = (origin: string): string =>
  `<img src="${escapeHtml(origin)}/mail-logo.png" width="32" height="32" alt="" style="vertical-align:middle;border-radius:8px"> <strong style="font-size:21px;letter-spacing:-0.3px;vertical-align:middle">Sojourn</strong>`

const lines = (text: string): string => text.split('\n').map(escapeHtml).join('<br>')

function asHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 style="font-size:21px;line-height:28px;margin:16px 0 0">${escapeHtml(block.text)}</h1>`
    case 'title':
      return title(block.text)
    case 'text':
      return `<p style="margin:16px 0 0">${lines(block.text)}</p>`
    case 'rich':
      return `<p style="margin:16px 0 0">${block.runs.map(runAsHtml).join('')}</p>`
    case 'list': {
      const list = block.isOrdered ? 'ol' : 'ul'
      const items = block.items.map((item) => `<li>${item.map(runAsHtml).join('')}</li>`)
      return `<${list} style="margin:16px 0 0;padding-left:24px">${items.join('')}</${list}>`
    }
    case 'note':
      return `<p class="soft" style="margin:16px 0 0;font-size:13px;line-height:20px">${lines(block.text)}</p>`
    case 'boxes':
      return `<table role="presentation" ${full} style="margin-top:16px">${block.boxes.map(box).join('')}</table>`
    case 'parts':
      return [block.title ? title(block.title) : '', ...block.parts.map(partCard)].join('')
    case 'table':
      return `${title(block.title)}<table role="presentation" ${full} style="margin-top:4px">${block.rows.map(row).join('')}${block.total ? totalRow(block.total) : ''}</table>`
    case 'facts':
      return `<div${block.language ? ` lang="${escapeHtml(block.language)}"` : ''}>${title(block.title)}<table role="presentation" ${full} style="margin-top:4px">${block.facts.map(fact).join('')}</table></div>`
    case 'button':
      return button(block)
    case 'link':
      return `<p style="margin:16px 0 0"><a href="${escapeHtml(block.address)}">${escapeHtml(block.words)}</a></p>`
    case 'code':
      return `<p style="margin:16px 0 0;font-size:28px;line-height:36px;letter-spacing:4px;font-weight:600">${escapeHtml(block.code)}</p>`
    case 'translated':
      return `<div lang="${escapeHtml(block.language)}">${block.blocks.map(asHtml).join('')}</div>`
  }
}

function runAsHtml({ text, isBold, isItalic, address }: MailRun): string {
  let shown = lines(text)
  if (isItalic) shown = `<em>${shown}</em>`
  if (isBold) shown = `<strong>${shown}</strong>`
  return address ? `<a href="${escapeHtml(address)}">${shown}</a>` : shown
}

const title = (text: string): string =>
  `<h2 style="font-size:17px;line-height:24px;margin:24px 0 0">${escapeHtml(text)}</h2>`

/** A link in a cell of its own colour: Outlook on Windows draws neither padding nor background of links. */
const button = ({ address, words }: { address: string; words: string }): string =>
  `<table role="presentation" ${bare} style="margin:24px 0 8px"><tr><td bgcolor="#0a6a5d" style="border-radius:10px;background:#0a6a5d"><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:#0a6a5d;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(words)}</a></td></tr></table>`

const box = ({ label, value, note }: { label: string; value: string; note?: string }): string =>
  `<tr><td class="box" style="padding:12px 16px;border-radius:10px"><span style="font-size:13px;line-height:20px">${escapeHtml(label)}</span><br><strong style="font-size:21px;line-height:28px;letter-spacing:2px">${escapeHtml(value)}</strong>${note ? `<br><span style="font-size:13px;line-height:20px">${escapeHtml(note)}</span>` : ''}</td></tr><tr><td style="height:8px;line-height:8px">&nbsp;</td></tr>`

function partCard(part: MailPart): string {
  const { starts, ends, notices = [], notes } = part
  const end = (side: MailPart['starts'], align: 'left' | 'right') =>
    `<td width="50%" align="${align}" style="vertical-align:top"><strong style="font-size:21px;line-height:28px">${escapeHtml(side.time)}</strong><br>${whereOf(side)}<br><span style="font-size:13px;line-height:20px">${escapeHtml(side.day)}</span></td>`
  const small = [partTitle(part), ...notes]
    .map((each) => `<p style="margin:4px 0 0;font-size:13px;line-height:20px">${lines(each)}</p>`)
    .join('')
  return `${notices.map(noticeBox).join('')}<table role="presentation" ${full} class="line" style="margin-top:12px;border-width:1px;border-style:solid;border-radius:10px"><tr><td style="padding:12px 16px"><table role="presentation" ${full}><tr>${end(starts, 'left')}${end(ends, 'right')}</tr></table>${small}</td></tr></table>`
}

const noticeBox = ({ title: heading, lines: texts }: MailNotice): string =>
  `<table role="presentation" ${full} style="margin-top:12px"><tr><td class="care" style="padding:12px 16px;border-radius:10px;font-size:13px;line-height:20px"><strong>${escapeHtml(heading)}</strong>${texts.map((each) => `<br>${escapeHtml(each)}`).join('')}</td></tr></table>`

const whereOf = ({ code, city, place }: MailPart['starts']): string => {
  const [bold, plain] = code ? [code, city] : [city, place]
  return `<strong>${escapeHtml(bold)}</strong> <span>${escapeHtml(plain)}</span>`
}

/** Returns a label may be a long name, and must not push the card off a phone's screen. */
const row = ([label, value]: [string, string]): string =>
  `<tr><td class="line" style="overflow-wrap:anywhere;padding:8px 12px 8px 0;border-bottom-width:1px;border-bottom-style:solid;vertical-align:top">${lines(label)}</td><td class="line" align="right" style="padding:8px 0;border-bottom-width:1px;border-bottom-style:solid;vertical-align:top">${lines(value)}</td></tr>`

/** A fact's label stands above its value: beside it, one of them would be broken within words on a phone. */
const fact = ([label, value]: [string, string]): string =>
  `<tr><td class="line" style="overflow-wrap:anywhere;padding:8px 0;border-bottom-width:1px;border-bottom-style:solid"><span class="soft" style="font-size:13px;line-height:20px">${escapeHtml(label)}</span><br>${lines(value)}</td></tr>`

const totalRow = (text: string): string =>
  `<tr><td colspan="2" align="right" style="padding:12px 0 0"><strong style="font-size:17px">${escapeHtml(text)}</strong></td></tr>`

/** Escapes user input, which must not become markup. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
