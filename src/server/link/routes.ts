import * as contract from '../../contract/link/link.ts'
import { minutes } from '../platform/duration.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { spend } from '../platform/rate-limit/rate-limit.ts'
import { createLinkService } from './link-service.ts'
import { sweepLinks } from './sweep-links.ts'

/** Enough for somebody who shares one page after another. */
const made = { name: 'links-made', times: 30, within: minutes(10) }
/** Enough for an office behind one address; far less than what would fill the database. */
const madeByAddress = { name: 'links-made-address', times: 300, within: minutes(10) }
/** A link in a newsletter is opened by many people of one company at once; guessing one takes far more. */
const lookedUp = { name: 'links-looked-up', times: 1_000, within: minutes(10) }

/** Mounts the creation and opening of short links. */
export function mountLinks(api: Api, platform: Platform): void {
  const { db, readOld, clock, cache, config } = platform
  const service = createLinkService({ db, readOld, clock, origin: config.PUBLIC_ORIGIN })
  sweepLinks(platform)
  api.mount(contract.createLink, async ({ body, context }) => {
    await spend(cache, madeByAddress, context.clientAddress)
    await spend(cache, made, context.auid ?? context.clientAddress)
    return service.make(body.target)
  })
  api.mount(contract.getLink, async ({ params, context }) => {
    await spend(cache, lookedUp, context.clientAddress)
    return service.get(params.hash)
  })
  api.mount(contract.openLink, async ({ params, context }) => {
    await spend(cache, lookedUp, context.clientAddress)
    return service.open(params.hash)
  })
}
