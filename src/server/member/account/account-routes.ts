import { CatalogueError } from '../../../contract/errors.ts'
import * as contract from '../../../contract/member/account.ts'
import * as methodContract from '../../../contract/member/login-methods.ts'
import * as passkey from '../../../contract/member/passkey.ts'
import * as travellerContract from '../../../contract/member/travellers.ts'
import { listMyOrders } from '../../../contract/order/my-orders.ts'
import { visitorOf } from '../../order/access/order-access.ts'
import type { OrderService } from '../../order/order-service.ts'
import type { Api } from '../../platform/http/api.ts'
import { callerOf } from '../caller.ts'
import { viewMember } from '../member-view.ts'
import type { PasskeyService } from '../passkey/passkey-service.ts'
import type { PasswordService } from '../password/password-service.ts'
import type { SignInService } from '../sign-in/sign-in-service.ts'
import type { SignIns } from '../sign-in/sign-ins.ts'
import type { SignedInMembers } from '../sign-in/signed-in-members.ts'
import type { SocialService } from '../social/social-service.ts'
import type { TravellersService } from '../travellers/travellers-service.ts'
import type { LoginMethods } from './login-methods-service.ts'

interface Parts {
  signIns: SignIns
  service: SignInService
  passwords: PasswordService
  social: SocialService
  members: SignedInMembers
  methods: LoginMethods
  passkeys: PasskeyService
  travellers: TravellersService
  orders: OrderService
}

/** Mounts the calls for a signed-in member's own data. */
export function mountAccount(api: Api, parts: Parts): void {
  const { signIns, service, passwords, members, orders } = parts

  api.mount(contract.updateProfile, async ({ body, context }) =>
    viewMember(await service.updateProfile(members.of(context).id, body)),
  )
  api.mount(methodContract.changePassword, async ({ body, context }) => {
    const { id: memberId, signInId } = members.of(context)
    const who = { memberId, signInId, fresh: members.isFresh(context) }
    await passwords.changePassword(who, body.current, body.password, callerOf(context))
    return {}
  })
  api.mount(contract.listDevices, async ({ context }) => {
    const { id, signInId } = members.of(context)
    return (await signIns.list(id)).map((device) => ({
      id: device.id,
      userAgent: device.userAgent,
      country: device.country,
      signedInAt: device.signedInAt.toISOString(),
      lastSeenAt: device.lastSeenAt.toISOString(),
      isCurrent: device.id === signInId,
    }))
  })
  api.mount(contract.signOutDevice, async ({ params, context }) => {
    const { id, signInId } = members.of(context)
    if (params.id !== signInId) members.demandFresh(context)
    const ended = await signIns.endOwn(id, params.id)
    if (!ended) throw new CatalogueError('NOT_FOUND')
    return {}
  })
  api.mount(contract.signOutOtherDevices, async ({ context }) => {
    members.demandFresh(context)
    await service.signOutOtherDevices(members.of(context))
    return {}
  })
  api.mount(listMyOrders, async ({ query, context }) =>
    orders.list(
      { memberId: members.of(context).id },
      {
        before: query.before ? new Date(query.before) : undefined,
        language: visitorOf(context).language,
      },
    ),
  )
  mountTravellers(api, parts)
  mountLoginMethods(api, parts)
}

function mountTravellers(api: Api, { members, travellers }: Parts): void {
  const { contacts, passengers } = travellers
  api.mount(travellerContract.listContacts, async ({ context }) =>
    contacts.list(members.of(context).id),
  )
  api.mount(travellerContract.addContact, async ({ body, context }) =>
    contacts.add(members.of(context).id, body),
  )
  api.mount(travellerContract.updateContact, async ({ params, body, context }) =>
    contacts.change(members.of(context).id, params.id, body),
  )
  api.mount(travellerContract.removeContact, async ({ params, context }) => {
    await contacts.remove(members.of(context).id, params.id)
    return {}
  })
  api.mount(travellerContract.listPassengers, async ({ context }) =>
    passengers.list(members.of(context).id),
  )
  api.mount(travellerContract.addPassenger, async ({ body, context }) =>
    passengers.add(members.of(context).id, body),
  )
  api.mount(travellerContract.updatePassenger, async ({ params, body, context }) =>
    passengers.change(members.of(context).id, params.id, body),
  )
  api.mount(travellerContract.removePassenger, async ({ params, context }) => {
    await passengers.remove(members.of(context).id, params.id)
    return {}
  })
  api.mount(travellerContract.getUnmaskedPassenger, async ({ params, context }) =>
    passengers.fill(members.of(context).id, params.id),
  )
}

function mountLoginMethods(api: Api, { members, methods, passkeys, social }: Parts): void {
  api.mount(methodContract.listLoginMethods, async ({ context }) =>
    methods.list(members.of(context).id),
  )
  api.mount(methodContract.removeLoginMethod, async ({ params, context }) => {
    members.demandFresh(context)
    await methods.remove(members.of(context).id, params.id)
    return {}
  })
  api.mount(methodContract.requestLoginMethod, async ({ body, context }) => {
    const vouched = await social.redeem(body.socialId, body, callerOf(context))
    return methods.request(members.of(context).id, vouched)
  })
  api.mount(methodContract.verifyLoginMethod, async ({ body, context }) =>
    methods.verify(members.of(context).id, body.request, body.code),
  )
  api.mount(methodContract.resendLoginMethod, async ({ body }) => methods.resend(body.request))

  api.mount(passkey.passkeyLoginOptions, async ({ context }) =>
    passkeys.loginOptions(callerOf(context)),
  )
  api.mount(passkey.passkeyLogin, async ({ body, context }) =>
    passkeys.login(body.challengeId, body.response, callerOf(context)),
  )
  api.mount(passkey.passkeyAddOptions, async ({ context }) => {
    members.demandFresh(context)
    return passkeys.addOptions(members.account(context))
  })
  api.mount(passkey.passkeyAdd, async ({ body, context }) => {
    const { id } = members.of(context)
    await passkeys.add(id, body)
    return methods.list(id)
  })
}
