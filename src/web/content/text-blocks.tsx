import type { TextBlock } from '../../contract/text/text-block.ts'
import { useLocale } from '../locale/language.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Disclosure } from '../ui/page/disclosure.tsx'
import { Picture } from '../ui/picture.tsx'
import { linkTo, RichText } from './rich-text.tsx'

/** Renders a written text. Texts are texts: markup in them shows as it was written. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <div className="flex flex-col gap-4 leading-relaxed wrap-anywhere">
      {Object.entries(blocks).map(([position, block]) => (
        // Blocks are never reordered while they're shown.
        <div key={position}>
          <TextBlockView block={block} />
        </div>
      ))}
    </div>
  )
}

/** Renders one part of a written text. */
export function TextBlockView({ block }: { block: TextBlock }) {
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
          className={`grid max-w-2xl gap-1 ps-5 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}
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
        <Picture
          as="page"
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
  }
}
