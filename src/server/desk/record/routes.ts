import { mayDo } from '../../../contract/desk/desk-acts.ts'
import { recordActs } from '../../../contract/desk/record-kinds.ts'
import { getRecord, listRecords, saveRecord } from '../../../contract/desk/records.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Platform } from '../../platform/platform.ts'
import { isLarge, overLimit } from '../../promo/promo-limit.ts'
import type { Desk } from '../mount-desk.ts'
import { checkLargePromo } from './large-promo.ts'
import { createRecordService, type RecordBooks, type RecordService } from './record-service.ts'

/** Mounts what staff edit as records: feature flags, support phones, in-app messages, promo codes, deals, affiliates. Returns the service. */
export function mountRecords(
  api: Api,
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  { access, log }: Desk,
  books: RecordBooks,
): RecordService {
  const records = createRecordService({ db, clock, log, books })
  const limit = {
    perOrder: config.DESK_REFUND_LIMIT,
    inAll: config.DESK_PROMO_LIMIT,
    currency: config.DEFAULT_CURRENCY,
  }
  api.mount(listRecords, async ({ params }) => ({ records: await records.list(params.kind) }))
  api.mount(getRecord, ({ params }) => records.read(params.kind, params.id))
  api.mount(saveRecord, async (call) => {
    const { record } = call.body
    const edit = recordActs[record.kind]
    const staff = await access.allow(call, edit)
    // Travellers lose a part of the site: whoever asks later why finds it in the log.
    if (record.kind === 'flag' && !record.value.isOn && !call.body.why) {
      throw new CatalogueError('VALIDATION', { fields: { why: 'required' } })
    }
    const over = record.kind === 'promo' && overLimit(record.value, limit)
    if (over && !mayDo(staff.roles, 'promo.exceed')) {
      throw new CatalogueError('VALIDATION', {
        fields: { [`record.value.${over}`]: 'promo_limit' },
      })
    }
    return records.save(staff, {
      ...call.body,
      act: over ? 'promo.exceed' : edit,
      check:
        record.kind === 'promo' && isLarge(record.value, limit)
          ? (stored) => checkLargePromo(record.value, stored, staff.id)
          : undefined,
    })
  })
  return records
}
