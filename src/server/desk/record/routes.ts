import { getRecord, listRecords, saveRecord } from '../../../contract/desk/records.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Desk } from '../mount-desk.ts'
import {
  createRecordService,
  editActs,
  type RecordBooks,
  type RecordService,
} from './record-service.ts'

/** Mounts what staff edit as records: feature flags, support phones, in-app messages, promo codes, deals, affiliates. Returns the service. */
export function mountRecords(
  api: Api,
  { db }: Pick<Platform, 'db'>,
  { access, log }: Desk,
  books: RecordBooks,
): RecordService {
  const records = createRecordService({ db, log, books })
  api.mount(listRecords, async ({ params }) => ({ records: await records.list(params.kind) }))
  api.mount(getRecord, ({ params }) => records.read(params.kind, params.id))
  api.mount(saveRecord, async (call) => {
    const { record } = call.body
    const staff = await access.allow(call, editActs[record.kind])
    return records.save(staff, call.body)
  })
  return records
}
