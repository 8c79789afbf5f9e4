import type { DemonstrationStaff } from '../../contract/desk/demonstration-staff.ts'

/** Accounts for trying the desk: one for each role. Everybody may know their secrets. */
export const demonstrationStaff: readonly DemonstrationStaff[] = [
  {
    id: 'd0000000-0000-4000-8000-000000000001',
    email: 'support@desk.example',
    name: 'Siti Rahman',
    roles: ['support'],
    password: 'try the desk today',
    totpSecret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  },
  {
    id: 'd0000000-0000-4000-8000-000000000002',
    email: 'finance@desk.example',
    name: 'Minh Tran',
    roles: ['finance'],
    password: 'try the desk today',
    totpSecret: 'MFRGGZDFMZTWQ2LKNNWG23TPOBYXE43U',
  },
  {
    id: 'd0000000-0000-4000-8000-000000000003',
    email: 'content@desk.example',
    name: 'Ana Oliveira',
    roles: ['content'],
    password: 'try the desk today',
    totpSecret: 'KRSXG5CTMVRXEZLUKN2HE2LOM5KGK43U',
  },
  {
    id: 'd0000000-0000-4000-8000-000000000004',
    email: 'admin@desk.example',
    name: 'Kofi Mensah',
    roles: ['admin'],
    password: 'try the desk today',
    totpSecret: 'ONSWG4TFOQWXG5DSNFXGOLLGN5ZC2ZDF',
  },
]
