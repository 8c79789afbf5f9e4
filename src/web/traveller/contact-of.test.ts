import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../contract/endpoint.ts'
import { contactOf, loadContact } from './contact-of.ts'

const dara = { name: 'Dara Chan Sok', email: 'dara@a.example' }
const mei = {
  givenName: 'Mei',
  surname: 'Tan',
  email: 'mei@a.example',
  phoneCountry: 'MY',
  phone: '12',
}
const traveller = { id: '1', type: 'adult' as const, givenName: 'Dara', surname: 'Chan Sok' }

/** A front API that answers with these results by endpoint; everything else fails. */
const answering = (results: Record<string, unknown>) =>
  ({
    call: async ({ id }: Endpoint) => ({ ok: id in results, result: results[id] }),
  }) as unknown as Parameters<typeof loadContact>[0]

describe('a member’s contact details', () => {
  it('are the saved contact, else the latest order’s, else the saved traveller’s name', () => {
    expect(contactOf(dara, { kept: mei, ordered: undefined, traveller })).toBe(mei)
    expect(contactOf(dara, { kept: undefined, ordered: mei, traveller })).toBe(mei)
    expect(contactOf(dara, { kept: undefined, ordered: undefined, traveller })).toEqual({
      givenName: 'Dara',
      surname: 'Chan Sok',
      email: 'dara@a.example',
    })
  })

  it('are loaded from the latest order', async () => {
    const api = answering({
      'member.contact.list': [],
      'member.order.list': [{ orderCode: 'LATEST' }, { orderCode: 'OLDER' }],
      'order.get': { contact: mei },
      'member.passenger.list': [traveller],
    })
    await expect(loadContact(api, dara)).resolves.toEqual(mei)
  })

  it('never split a display name', async () => {
    const empty = {
      'member.contact.list': [],
      'member.order.list': [],
      'member.passenger.list': [],
    }
    for (const name of ['Anna Maria Bruck', 'Nguyen Thi Mai', 'Dara']) {
      const known = { email: 'dara@a.example' }
      await expect(loadContact(answering(empty), { ...dara, name })).resolves.toEqual(known)
      await expect(loadContact(answering({}), { ...dara, name })).resolves.toEqual(known)
    }
  })
})
