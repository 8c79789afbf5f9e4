import type { TextBlock } from '../../contract/text/text-block.ts'
import { useT } from '../locale/language.ts'
import { SectionList } from './section-list.tsx'
import { TextBlocks } from './text-blocks.tsx'

interface WrittenSectionsProps {
  /** The language that they're in. */
  language: string
  blocks: readonly TextBlock[]
}

/** Renders a page that staff wrote: the list of its headings, if there are several, and what stands below each. */
export function WrittenSections({ language, blocks }: WrittenSectionsProps) {
  const t = useT()
  const sections = sectionsOf(blocks)
  const titled = sections.flatMap(({ id, title }) => (title ? [{ id, title }] : []))
  return (
    <div>
      {titled.length > 1 && (
        <SectionList label={t('content.on-this-page')} language={language} sections={titled} />
      )}
      <div lang={language}>
        {sections.map(({ id, title, blocks: own }) => (
          <section key={id} id={id} className="mb-8 scroll-mt-4">
            {title && <h2 className="mb-2 text-lg font-semibold tracking-tight">{title}</h2>}
            <TextBlocks blocks={own} />
          </section>
        ))}
      </div>
    </div>
  )
}

interface Section {
  id: string
  /** What stands before the first heading has none. */
  title?: string
  blocks: TextBlock[]
}

/** Returns the parts of a text between its headings. Their ids don't depend on the language. */
function sectionsOf(blocks: readonly TextBlock[]): Section[] {
  const sections: Section[] = []
  for (const block of blocks) {
    const id = `section-${sections.length + 1}`
    if (block.kind === 'heading') sections.push({ id, title: block.text, blocks: [] })
    else if (sections.length === 0) sections.push({ id, blocks: [block] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}
