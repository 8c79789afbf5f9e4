import * as contract from '../../../../contract/desk/order/order-change.ts'
import type { DocumentService } from '../../../documents/document-service.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Api } from '../../../platform/http/api.ts'
import type { Acting } from '../acts/acting.ts'
import { actOf } from '../staff-call.ts'
import type { ChangesOfOrders } from './changes-of-orders.ts'
import type { createContactChange, createDocumentCopy } from './contact-change.ts'
import type { createNameChange } from './name-change.ts'

/** Mounts changes of an order's contact and names, and what its documents are sent and downloaded by. */
export function mountOrderChanges(
  api: Api,
  parts: {
    db: Database
    acting: Acting
    documents: Pick<DocumentService, 'travelDocument'>
    changes: ChangesOfOrders
    kinds: {
      contact: ReturnType<typeof createContactChange>
      copy: ReturnType<typeof createDocumentCopy>
      name: ReturnType<typeof createNameChange>
    }
  },
): void {
  const { db, acting, documents, changes, kinds } = parts
  api.mount(contract.changeContact, (call) => {
    const { email, phone, phoneCountry, seen } = call.body
    const act = actOf(call, contract.changeContact)
    return changes.propose(act, 'contact', kinds.contact, { email, phone, phoneCountry, seen })
  })
  api.mount(contract.sendCopy, (call) => {
    const act = actOf(call, contract.sendCopy)
    return changes.propose(act, 'copy', kinds.copy, { email: call.body.email })
  })
  api.mount(contract.correctName, (call) => {
    const { itemId, position } = call.params
    const { answer, answerNote, seen, why: _why, ...name } = call.body
    const act = actOf(call, contract.correctName)
    const asked = { itemId, position, name, answer, answerNote, seen }
    return changes.propose(act, 'name', kinds.name, asked)
  })
  api.mount(contract.decideChange, (call) =>
    changes.decide(actOf(call, contract.decideChange), call.params.changeId, call.body.decision),
  )
  api.mount(contract.withdrawChange, (call) =>
    changes.withdraw(actOf(call, contract.withdrawChange), call.params.changeId),
  )
  api.mount(contract.downloadDocuments, async (call) => {
    const act = actOf({ ...call, body: {} }, contract.downloadDocuments)
    const file = await documents.travelDocument(await acting.order(act))
    await acting.record(db, act, { after: { file: file.filename } })
    return file
  })
}
