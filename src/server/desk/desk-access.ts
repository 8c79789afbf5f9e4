import { type DeskAct, mayDo } from '../../contract/desk/desk-acts.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type { RequestContext, Staff } from '../platform/http/request-context.ts'

/** Who may do what at the desk. */
export interface DeskAccess {
  /**
   * Returns the staff of a call for staff. Throws UNAUTHENTICATED without one, and FORBIDDEN if they may not do this. The
   * call's own act was checked before; ask again where an act depends on more than the call.
   */
  allow(call: { context: RequestContext }, act: DeskAct): Promise<Staff>
}

export const deskAccess: DeskAccess = {
  async allow({ context: { staff } }, act) {
    if (!staff) throw new CatalogueError('UNAUTHENTICATED')
    if (!mayDo(staff.roles, act)) throw new CatalogueError('FORBIDDEN')
    return staff
  },
}
