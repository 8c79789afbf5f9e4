import type { Visit } from '../../contract/tracking/tracking.ts'
import type { Sources } from '../session/source/source-cookies.ts'
import type { Device } from '../session/visitor/device.ts'

/** Returns what the site knows about a visit besides the headers of every call (S3.23). */
export function visitOf(
  { ad, affiliate, utm, organic }: Sources,
  { mobile }: Pick<Device, 'mobile'>,
): Visit {
  return {
    device: mobile ? 'mobile' : 'desktop',
    campaign: utm?.campaign ?? ad?.b ?? null,
    source: ad ?? organic ?? null,
    affiliate: affiliate ?? null,
    utm: utm ?? null,
  }
}
