import type { BodyOf } from '../../contract/endpoint.ts'
import { publicAddress, withoutPersons } from '../../contract/public-address.ts'
import { eventTypes, type trackEvents } from '../../contract/tracking/tracking.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { newId } from '../platform/ids.ts'
import type { NewEvent } from './store.ts'

type Body = BodyOf<typeof trackEvents>

/** Returns an event with all its fields (S3.23), without anything that identifies a person or grants access. */
export function eventRow(
  event: Body['events'][number],
  visit: Body['visit'],
  context: RequestContext,
  { now, version }: { now: number; version: string },
): NewEvent {
  const { member } = context
  return {
    id: newId(),
    happenedAt: new Date(now - event.ageMs),
    receivedAt: new Date(now),
    type: eventTypes[event.name],
    name: event.name,
    screen: event.screen,
    url: publicAddress(event.url),
    details: withoutPersonsIn(event.details),
    sessionId: context.sessionId ?? null,
    visitorId: context.auid ?? null,
    visitorType: visitorType(member),
    signedIn: member !== undefined,
    memberId: member?.id ?? null,
    country: context.country ?? null,
    currency: context.currency ?? null,
    language: context.language ?? null,
    campaign: visit.campaign,
    source: visit.source,
    affiliate: visit.affiliate,
    utm: visit.utm,
    referrer: context.refSrc,
    userAgent: context.userAgent.slice(0, 300),
    platform: 'web',
    device: visit.device,
    geolocation: context.coords ? roughly(context.coords) : null,
    version,
  }
}

const visitorType = (member: RequestContext['member']): NewEvent['visitorType'] => {
  if (!member) return 'guest'
  return member.type === 'AGENT' ? 'agent' : 'member'
}

const withoutPersonsIn = (details: NewEvent['details']): NewEvent['details'] =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutPersons(value).slice(0, 200) : value,
    ]),
  )

const roughly = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${latitude.toFixed(1)},${longitude.toFixed(1)}`
