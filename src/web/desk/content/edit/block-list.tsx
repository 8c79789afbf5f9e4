import { useT } from '../../../locale/language.ts'
import { Select } from '../../../ui/form/select.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import type { ImagePicker, StoredImages } from '../../image/image-names.ts'
import { blockTitle } from './block-title.ts'
import { type BlockType, blockField, blockForm } from './body-fields.ts'
import { BodyProperty } from './body-property.tsx'
import type { BlockValues } from './body-values.ts'

interface BlockListProps {
  /** The types that the document may have. */
  types: readonly BlockType[]
  blocks: readonly BlockValues[]
  problems: Readonly<Record<string, string>>
  lang: string
  stored: StoredImages
  picker: ImagePicker | null
}

/** Renders a document's blocks, each with buttons to move and remove it, and what adds one. They're saved with the rest. */
export function BlockList(props: BlockListProps) {
  const { types, blocks, problems, lang, stored, picker } = props
  const t = useT()
  return (
    <section aria-labelledby="blocks" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="blocks" className="scroll-mt-4 text-lg font-semibold tracking-tight">
        {t('desk-content.blocks')}
      </h2>
      {blocks.length > 0 && (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {Object.entries(blocks).map(([key, block]) => {
            const { id, type, texts } = block
            const place = Number(key)
            const title = t('desk-content.block-number', {
              number: place + 1,
              kind: t(`desk-content.block-${type}`),
            })
            return (
              // It's moved with what was typed into it while the answer was on its way.
              <li
                key={id}
                id={`block-${key}`}
                data-block={place}
                tabIndex={-1}
                aria-label={title}
                className="grid gap-4 rounded border border-line bg-surface scroll-mt-4 p-4 outline-none focus:border-sea md:p-6"
              >
                <input type="hidden" name={blockField(place, 'id')} value={id} />
                <input type="hidden" name={blockField(place, 'type')} value={type} />
                <div className="flex flex-wrap items-center gap-2">
                  <h3 className="me-auto font-semibold wrap-anywhere max-sm:basis-full">
                    {blockTitle(t, place, block)}
                  </h3>
                  {place > 0 && <BlockButton act="up" place={place} title={title} />}
                  {place < blocks.length - 1 && (
                    <BlockButton act="down" place={place} title={title} />
                  )}
                  <BlockButton act="remove" place={place} title={title} />
                </div>
                {blockForm(type).fields.map((field) => (
                  <BodyProperty
                    key={field.name}
                    field={field}
                    prefix={blockField(place, '')}
                    texts={texts}
                    problems={problems}
                    lang={lang}
                    stored={stored}
                    picker={picker}
                  />
                ))}
              </li>
            )
          })}
        </ol>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Select
          name="new"
          label={t('desk-content.new-block')}
          options={types.map((value) => ({ value, label: t(`desk-content.block-${value}`) }))}
          className="basis-56"
        />
        <SubmitButton name="do" value="add" variant="secondary" icon="plus" className="min-h-12">
          {t('desk-content.do-add')}
        </SubmitButton>
      </div>
    </section>
  )
}

function BlockButton(props: { act: 'up' | 'down' | 'remove'; place: number; title: string }) {
  const { act, place, title } = props
  const t = useT()
  return (
    <SubmitButton
      name="do"
      value={`${act} ${place}`}
      variant="quiet"
      size="sm"
      icon={act === 'up' ? 'chevron-up' : act === 'down' ? 'chevron-down' : 'close'}
      aria-label={t(`desk-content.do-${act}-block`, { block: title })}
    >
      {t(`desk-content.do-${act}`)}
    </SubmitButton>
  )
}
