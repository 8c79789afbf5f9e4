import { beforeAll, expect, it } from 'vitest'
import { openShop } from '../../../../test/support/shop.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import type { DeskApplication } from '../../../contract/desk/applications.ts'
import { textBlock } from '../../../contract/text/block-texts.ts'
import { addApplication } from '../../career/application-store.ts'
import { createContentService } from '../../content/content-service.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { minutes } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'
import { createDeskLog } from '../log/desk-log-store.ts'

const shop = await openShop({})
const { db, clock } = shop.platform
const staff = await signInStaff(shop, ['content'])
const log = createDeskLog({ db, clock })

/** Stores an application, and returns its id. */
async function applied(more: object = {}): Promise<string> {
  const id = newId()
  clock.advance(minutes(1))
  await addApplication(db, {
    id,
    at: clock.date(),
    jobId: '12',
    jobDetailId: 'cook_bangkok',
    name: 'Dara <i>Sok</i>',
    email: 'dara@test.example',
    message: 'Hello',
    language: 'th',
    cvName: 'CV Dara.pdf',
    cv: Buffer.from('%PDF-1.7'),
    ...more,
  })
  return id
}
interface Found {
  applications: DeskApplication[]
  total: number
}
const list = (query = '') => staff.must(staff.call<Found>('GET', `/desk/applications${query}`))

beforeAll(() =>
  inTransaction(db, (tx) =>
    createContentService({ db, clock }).createDraft(
      tx,
      {
        kind: 'job',
        slug: 'cook-bangkok',
        visibility: { countries: [], languages: [], from: null, until: null },
        facts: {
          job: '12',
          team: 'support',
          kind: 'full_time',
          place: 'bangkok',
          country: 'TH',
          isRemote: false,
        },
        bodies: { en: { title: 'Cook', placeName: 'Bangkok', blocks: [textBlock('Soup')] } },
      },
      'Ana',
    ),
  ),
)

it('applications are listed as they were typed, the newest first, for all jobs or one', async () => {
  const first = await applied()
  const second = await applied({ jobId: '9', jobDetailId: 'gone', name: 'Ana' })
  expect(await list()).toMatchObject({
    total: 2,
    applications: [
      { id: second, name: 'Ana', job_id: '9', job_detail_id: 'gone', jobTitle: null },
      {
        id: first,
        name: 'Dara <i>Sok</i>',
        email: 'dara@test.example',
        message: 'Hello',
        jobTitle: 'Cook',
        cv: { name: 'CV Dara.pdf', size: 8 },
      },
    ],
  })
  expect(await list('?job_detail_id=cook_bangkok')).toMatchObject({
    total: 1,
    applications: [{ id: first }],
  })
  expect(await list(`?id=${second}`)).toMatchObject({ total: 1, applications: [{ id: second }] })
  expect(await list('?page=2')).toEqual({ total: 2, applications: [] })
})

it('a CV is only downloaded, never shown, which is logged without the applicant’s name', async () => {
  const id = await applied()
  const answer = await shop.outside(
    new Request(`${shop.origin}/front/v1/desk/applications/${id}/cv`, {
      headers: { authorization: `Bearer ${staff.token}` },
    }),
  )
  expect(answer.headers.get('content-type')).toBe('application/octet-stream')
  expect(answer.headers.get('content-disposition')).toContain('attachment; filename="CV_Dara.pdf"')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.text()).toBe('%PDF-1.7')
  const entries = await log.entriesOf({ kind: 'application', id })
  expect(entries).toMatchObject([{ act: 'application.read', after: { job: '12-cook_bangkok' } }])
  expect(JSON.stringify(entries)).not.toContain('Dara')
})

it('an application that was taken without its CV says so, and has none to download', async () => {
  const id = await applied({ cvName: '', cv: Buffer.alloc(0) })
  expect(await list(`?id=${id}`)).toMatchObject({ applications: [{ id, cv: null }] })
  const answer = await staff.call('GET', `/desk/applications/${id}/cv`)
  expect(answer).toMatchObject({ status: 404, error: 'NOT_FOUND' })
})

it('staff without the role see nothing, and nothing is logged', async () => {
  const id = await applied()
  const support = await signInStaff(shop, ['support'])
  for (const path of ['/desk/applications', `/desk/applications/${id}/cv`]) {
    expect((await support.call('GET', path)).error).toBe('FORBIDDEN')
  }
  expect(await log.entriesOf({ kind: 'application', id })).toEqual([])
})
