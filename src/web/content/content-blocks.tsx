import type { ContentBlock } from '../../contract/content/content-block.ts'
import { useUrl } from '../locale/language.ts'
import { TextLink } from '../ui/text-link.tsx'

/** Renders written content. Texts are texts: markup in them shows as it was written. */
export function ContentBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  return (
    <div className="grid gap-3 leading-relaxed wrap-anywhere">
      {blocks.map((block) => (
        <Block key={`${block.kind} ${wordsOf(block)}`} block={block} />
      ))}
    </div>
  )
}

const wordsOf = (block: ContentBlock): string =>
  block.kind === 'list' ? block.items.join(' ') : block.text

function Block({ block }: { block: ContentBlock }) {
  const url = useUrl()
  switch (block.kind) {
    case 'heading':
      return <h2 className="mt-3 text-lg font-semibold tracking-tight">{block.text}</h2>
    case 'text':
      return <p className="whitespace-pre-line">{block.text}</p>
    case 'list':
      return (
        <ul className="grid list-disc gap-1 pl-5">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'page':
      return (
        <p>
          <TextLink to={url(block.page)}>{block.text}</TextLink>
        </p>
      )
    case 'link':
      return (
        <p>
          <TextLink to={block.url} rel="noopener">
            {block.text}
          </TextLink>
        </p>
      )
  }
}
