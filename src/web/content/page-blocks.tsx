import type { ReactNode } from 'react'
import type { DealBlock, PageBlock, SearchBlock } from '../../contract/content/page-block.ts'
import { useLocale } from '../locale/language.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Disclosure } from '../ui/page/disclosure.tsx'
import { PageCountdown } from './page-countdown.tsx'
import { linkTo, RichText } from './rich-text.tsx'

/** What a page of products puts in place of the blocks that are about them. */
export interface ProductBlocks {
  /** Deals that follow each other. */
  deals(deals: readonly DealBlock[]): ReactNode
  search(search: SearchBlock): ReactNode
}

type Part = Exclude<PageBlock, DealBlock>

/** Renders a written page. Texts are texts: markup in them shows as it was written. */
export function PageBlocks({
  blocks,
  products,
}: {
  blocks: readonly PageBlock[]
  products: ProductBlocks
}) {
  return (
    <div className="flex flex-col gap-4 leading-relaxed wrap-anywhere">
      {Object.entries(grouped(blocks)).map(([position, part]) => (
        // A page's blocks are never reordered while it's shown.
        <div key={position}>
          {Array.isArray(part) ? products.deals(part) : <Block block={part} products={products} />}
        </div>
      ))}
    </div>
  )
}

/** Puts deals of one product that follow each other in a list of their own. */
function grouped(blocks: readonly PageBlock[]): (DealBlock[] | Part)[] {
  const parts: (DealBlock[] | Part)[] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (block.kind !== 'deal') parts.push(block)
    else if (Array.isArray(last) && last[0]?.product === block.product) last.push(block)
    else parts.push([block])
  }
  return parts
}

function Block({ block, products }: { block: Part; products: ProductBlocks }) {
  const { code } = useLocale()
  switch (block.kind) {
    case 'heading':
      return <h2 className="mt-4 text-lg font-semibold tracking-tight">{block.text}</h2>
    case 'text':
      return (
        <p className="max-w-2xl">
          <RichText content={block.content} />
        </p>
      )
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List
          className={`grid max-w-2xl gap-1 pl-5 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}
        >
          {Object.entries(block.items).map(([position, item]) => (
            <li key={position}>
              <RichText content={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'image': {
      const { src, alt, width, height } = block
      return (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          className="h-auto w-full rounded"
        />
      )
    }
    case 'button':
      return <LinkButton {...linkTo(block.href, code)}>{block.text}</LinkButton>
    case 'faq':
      return (
        <Disclosure summary={block.question} className="max-w-2xl border-b border-line">
          <p className="pb-3 text-ink-soft">
            <RichText content={block.answer} />
          </p>
        </Disclosure>
      )
    case 'countdown':
      return <PageCountdown label={block.label} until={block.until} />
    case 'search':
      return products.search(block)
  }
}
