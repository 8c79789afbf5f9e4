import { expect, it } from 'vitest'
import {
  goodPassword,
  openMemberSite,
  someEmail,
} from '../../../test/support/member/member-site.ts'
import { signInStaff } from '../../../test/support/staff.ts'
import { type StaffRole, staffRoles } from '../../contract/desk/staff-roles.ts'

/**
 * Who may call what at the desk, for people to read and agree to: nothing of it comes from the table that the server uses.
 * `yes` gets the status on the right, since nothing with these ids exists; `no` gets 403. Nobody signed in, a member, and staff
 * without a second factor get 401, except where the row says `open`: those calls are how a session starts.
 */
const rights = `
  call                                                                        support finance content admin  allowed
  GET    /desk/session                                                        yes     yes     yes     yes    200
  DELETE /desk/session                                                        yes     yes     yes     yes    200
  POST   /desk/session/lock                                                   yes     yes     yes     yes    200
  POST   /desk/session/proof                                                  yes     yes     yes     yes    401
  GET    /desk/queues                                                         yes     yes     yes     yes    200
  GET    /desk/orders                                                         yes     yes     no      yes    200
  GET    /desk/orders/:orderCode                                              yes     yes     no      yes    404
  GET    /desk/orders/:orderCode/mails/:mailId                                yes     yes     no      yes    404
  POST   /desk/orders/:orderCode/notes                                        yes     yes     no      yes    404
  POST   /desk/orders/:orderCode/dealt-with                                   yes     yes     no      yes    404
  POST   /desk/orders/:orderCode/mails/:mailId/resend                         yes     no      no      yes    404
  POST   /desk/orders/:orderCode/documents/resend                             yes     no      no      yes    404
  POST   /desk/orders/:orderCode/reservations/:reservationId/reissue          yes     no      no      yes    404
  POST   /desk/orders/:orderCode/reservations/:reservationId/look-up          yes     yes     no      yes    404
  POST   /desk/orders/:orderCode/release                                      yes     no      no      yes    404
  POST   /desk/orders/:orderCode/items/:itemId/travellers/:position/name      yes     no      no      yes    404
  POST   /desk/orders/:orderCode/contact                                      yes     no      no      yes    404
  POST   /desk/orders/:orderCode/documents/copy                               yes     no      no      yes    404
  POST   /desk/orders/:orderCode/changes/:changeId/decision                   yes     yes     no      yes    404
  POST   /desk/orders/:orderCode/changes/:changeId/withdrawal                 yes     yes     no      yes    404
  GET    /desk/orders/:orderCode/e-ticket.pdf                                 yes     no      no      yes    404
  POST   /desk/orders/:orderCode/refund-quotes                                yes     yes     no      yes    404
  POST   /desk/orders/:orderCode/quotes/:quoteId/confirm                      yes     yes     no      yes    404
  POST   /desk/orders/:orderCode/refunds-by-hand                              yes     yes     no      yes    404
  POST   /desk/orders/:orderCode/refunds-by-hand/:refundByHandId/decision     no      yes     no      yes    404
  POST   /desk/orders/:orderCode/refunds-by-hand/:refundByHandId/withdrawal   yes     yes     no      yes    404
  POST   /desk/orders/:orderCode/refunds/:refundId/withhold                   no      yes     no      yes    404
  POST   /desk/orders/:orderCode/refunds/:refundId/resume                     no      yes     no      yes    404
  POST   /desk/orders/:orderCode/refunds/:refundId/pay-out                    no      yes     no      yes    404
  GET    /desk/tickets                                                        yes     no      no      yes    200
  GET    /desk/tickets/:number                                                yes     no      no      yes    404
  GET    /desk/tickets/:number/attachments/:attachmentId                      yes     no      no      yes    404
  POST   /desk/tickets/:number/answers                                        yes     no      no      yes    404
  POST   /desk/tickets/:number/notes                                          yes     no      no      yes    404
  POST   /desk/tickets/:number/manage                                         yes     no      no      yes    404
  GET    /desk/records/:kind                                                  yes     yes     yes     yes    200
  GET    /desk/records/:kind/:id                                              yes     yes     yes     yes    404
  PUT    /desk/records                                                        no      no      yes     yes    409
  GET    /desk/contents                                                       yes     yes     yes     yes    200
  GET    /desk/scheduled-contents                                             yes     yes     yes     yes    200
  GET    /desk/contents/:contentId                                            yes     yes     yes     yes    404
  GET    /desk/contents/:contentId/versions/:version                          yes     yes     yes     yes    404
  GET    /desk/contents/:contentId/versions/:version/preview                  yes     yes     yes     yes    404
  GET    /desk/contents/:contentId/issue                                      yes     yes     yes     yes    404
  GET    /desk/contents/:contentId/versions/:version/recipients               yes     yes     yes     yes    404
  GET    /desk/contents/:contentId/versions/:version/mail                     yes     yes     yes     yes    404
  POST   /desk/contents/:contentId/versions/:version/test                     no      no      yes     yes    404
  GET    /desk/contents/:contentId/compare                                    yes     yes     yes     yes    404
  POST   /desk/contents                                                       no      no      yes     yes    400
  POST   /desk/contents/:contentId/versions                                   no      no      yes     yes    404
  POST   /desk/contents/:contentId/restore                                    no      no      yes     yes    404
  POST   /desk/contents/:contentId/publish                                    no      no      yes     yes    404
  POST   /desk/contents/:contentId/withdraw                                   no      no      yes     yes    404
  GET    /desk/newsletter/bounces                                             no      no      yes     yes    200
  GET    /desk/feedback                                                       yes     no      no      yes     200
  GET    /desk/applications                                                   no      no      yes     yes    200
  GET    /desk/applications/:applicationId/cv                                 no      no      yes     yes    404
  GET    /desk/images                                                         yes     yes     yes     yes    200
  GET    /desk/images/:imageId                                                yes     yes     yes     yes    404
  POST   /desk/images                                                         no      no      yes     yes    422
  GET    /desk/properties                                                     yes     yes     yes     yes    200
  GET    /desk/properties/:hotelId/photos                                     yes     yes     yes     yes    404
  PUT    /desk/properties/:hotelId/photos                                     no      no      yes     yes    404
  GET    /desk/reports/funnel                                                 no      yes     yes     yes    200
  GET    /desk/reports/sales                                                  no      yes     yes     yes    200
  GET    /desk/reports/today                                                  no      yes     yes     yes    200
  GET    /desk/reports/payments                                               no      yes     yes     yes    200
  GET    /desk/reports/suppliers                                              no      yes     yes     yes    200
  GET    /desk/log                                                            no      yes     no      yes    200
  POST   /desk/sign-in                                                        open    open    open    open   400
  POST   /desk/sign-in/passkey                                                open    open    open    open   200
  POST   /desk/setup                                                          open    open    open    open   400
  POST   /desk/setup/complete                                                 open    open    open    open   400
  GET    /desk/demonstration                                                  open    open    open    open   200
`

const why = 'The traveller called.'
const visibility = { countries: [], languages: [], from: null, until: null }
/** What calls with a valid input send, so that only their caller can be wrong. */
const bodies: Record<string, unknown> = {
  // In no language, or a role's turn would depend on the one before.
  'POST /desk/contents': { kind: 'campaign', slug: 'none', visibility, bodies: {} },
  'POST /desk/contents/:contentId/versions/:version/test': {
    lang: 'en',
    emails: ['ana@test.example'],
  },
  'POST /desk/contents/:contentId/versions': { basedOn: 1, visibility, bodies: {} },
  'POST /desk/contents/:contentId/restore': { number: 1, basedOn: 1 },
  'POST /desk/contents/:contentId/publish': { number: 1, basedOn: 1, from: null, until: null },
  'POST /desk/contents/:contentId/withdraw': { act: 'end' },
  'POST /desk/images': { name: 'none.jpg', base64: '' },
  'POST /desk/session/proof': { code: '000000' },
  'POST /desk/orders/:orderCode/notes': { text: why },
  'POST /desk/orders/:orderCode/dealt-with': { why },
  'POST /desk/orders/:orderCode/items/:itemId/travellers/:position/name': {
    givenName: 'Ana',
    surname: 'Lim',
    answer: 'agreed',
    answerNote: why,
    why,
  },
  'POST /desk/orders/:orderCode/contact': { email: 'ana@test.example', phone: '+6591234567', why },
  'POST /desk/orders/:orderCode/documents/copy': { email: 'ana@test.example', why },
  'POST /desk/orders/:orderCode/changes/:changeId/decision': { decision: 'rejected', why },
  'POST /desk/orders/:orderCode/refund-quotes': { itemIds: ['none'] },
  'POST /desk/orders/:orderCode/refunds-by-hand': { amount: 100, why },
  'POST /desk/orders/:orderCode/refunds-by-hand/:refundByHandId/decision': {
    decision: 'rejected',
    why,
  },
  'POST /desk/orders/:orderCode/refunds/:refundId/pay-out': {
    bankReference: 'TRF 1',
    paidOn: '2026-01-01',
    why,
  },
  'POST /desk/tickets/:number/answers': {
    message: why,
    attachments: [],
    next: 'solved',
    seen: 1,
  },
  'POST /desk/tickets/:number/notes': { text: why },
  'POST /desk/tickets/:number/manage': { act: 'take' },
  'PUT /desk/properties/:hotelId/photos': { photos: [], revision: '' },
  'PUT /desk/records': {
    // One that nobody has read: it's refused, or a role's turn would depend on the one before.
    record: { kind: 'flag', value: { name: 'web_shopping_cart', country: 'MY', isOn: true } },
    revision: 'none',
  },
}
const queries: Record<string, string> = {
  'GET /desk/contents/:contentId/versions/:version/preview': '?country=MY&lang=en',
  'GET /desk/contents/:contentId/versions/:version/mail': '?lang=en',
  'GET /desk/contents/:contentId/compare': '?before=1&after=2',
  'GET /desk/orders': '?q=nobody',
  'GET /desk/reports/funnel': '?by=day&from=2026-01-01&to=2026-01-02',
  'GET /desk/reports/sales': '?by=day&from=2026-01-01&to=2026-01-02',
  'GET /desk/reports/payments': '?from=2026-01-01&to=2026-01-02',
  'GET /desk/reports/suppliers': '?from=2026-01-01&to=2026-01-02',
}
const params: Record<string, string> = {
  orderCode: 'K7M2QP',
  number: 'K7M2QPXY',
  position: '0',
  version: '1',
  kind: 'flag',
  id: 'web_shopping_cart.XX',
  imageId: '0'.repeat(32),
}

interface Row {
  name: string
  method: string
  address: string
  may: Record<StaffRole, 'yes' | 'no' | 'open'>
  isOpen: boolean
  allowed: number
}

const rows = rights.trim().split('\n').slice(1).map(readRow)

function readRow(line: string): Row {
  const [method = '', path = '', ...cells] = line.trim().split(/\s+/)
  const name = `${method} ${path}`
  const [support, finance, content, admin] = cells as Row['may'][StaffRole][]
  const filled = path.replace(/:(\w+)/g, (_, each) =>
    encodeURIComponent(params[each] ?? '01890000-0000-7000-8000-000000000000'),
  )
  return {
    name,
    method,
    address: filled + (queries[name] ?? ''),
    may: { support, finance, content, admin } as Row['may'],
    isOpen: support === 'open',
    allowed: Number(cells[4]),
  }
}

const shop = await openMemberSite()
const member = await shop.signUp(someEmail(), goodPassword)

/** Makes the call of a row as whoever has this token, from a new visitor: some calls are limited by network. */
const callWith = (token: string | undefined, { name, method, address }: Row) =>
  shop
    .traveller()
    .call(
      method,
      address,
      method === 'GET' || method === 'DELETE' ? undefined : (bodies[name] ?? { why }),
      token ? { authorization: `Bearer ${token}` } : {},
    )

it('the table has a row for every call of the desk', async () => {
  const ofDesk = shop.api.mounted.filter(
    ({ auth, path, id }) => auth === 'staff' || /^\/desk\b/.test(path) || id.startsWith('desk.'),
  )
  const mounted = ofDesk.map(({ method, path }) => `${method} ${path}`)
  expect(mounted.sort()).toEqual(rows.map(({ name }) => name).sort())
  const open = ofDesk.filter(({ auth }) => auth !== 'staff')
  expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    rows
      .filter(({ isOpen }) => isOpen)
      .map(({ name }) => name)
      .sort(),
  )
})

for (const row of rows) {
  it.each(staffRoles)(`${row.name} as %s`, async (role) => {
    const { token } = await signInStaff(shop, [role])
    const { status, error } = await callWith(token, row)
    const refused = { status: 403, error: 'FORBIDDEN' }
    expect({ status, error }).toEqual(
      row.may[role] === 'no' ? refused : { status: row.allowed, error },
    )
  })

  it(`${row.name} without a session of the desk`, async () => {
    const { token: unproven } = await signInStaff(shop, ['admin'], { hasSecondFactor: false })
    const answers = {
      nobody: await callWith(undefined, row),
      member: await callWith(member.token, row),
      'staff without second factor': await callWith(unproven, row),
    }
    for (const [who, { status, error }] of Object.entries(answers)) {
      const refused = who === 'nobody' ? 'UNAUTHENTICATED' : 'SESSION_EXPIRED'
      expect({ who, status, error }).toEqual(
        row.isOpen ? { who, status: row.allowed, error } : { who, status: 401, error: refused },
      )
    }
  })
}
