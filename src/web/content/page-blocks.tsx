import type { ReactNode } from 'react'
import type { DealBlock, PageBlock, SearchBlock } from '../../contract/content/page-block.ts'
import { PageCountdown } from './page-countdown.tsx'
import { PagePromo } from './page-promo.tsx'
import { TextBlockView } from './text-blocks.tsx'

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
  switch (block.kind) {
    case 'countdown':
      return <PageCountdown label={block.label} until={block.until} />
    case 'promo':
      return <PagePromo text={block.text} code={block.code} />
    case 'search':
      return products.search(block)
    default:
      return <TextBlockView block={block} />
  }
}
