import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/database/columns.ts'
import { imageStates } from './image-states.ts'

/** Images that staff uploaded. Where their files are is a setting; what is known of them is always here. */
export const images = pgTable('image', {
  /** Made of the uploaded file's content. */
  id: text().primaryKey(),
  state: text({ enum: imageStates }).notNull(),
  /** Of the file as it was first uploaded. */
  name: text(),
  /** Of the widest file. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** Its average colour, `#rrggbb`; null for images from before it was kept. */
  colour: text(),
  /** The widths of its files, in pixels. */
  widths: integer().array().notNull(),
  /** When its files were last begun to be stored. */
  startedAt: moment().notNull(),
})

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Files of images, where no other store is set. */
export const imageFiles = pgTable(
  'image_file',
  {
    imageId: text()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    width: integer().notNull(),
    content: bytes().notNull(),
  },
  (file) => [primaryKey({ columns: [file.imageId, file.width] })],
)
