import * as contract from '../../contract/member/member.ts'
import * as resetContract from '../../contract/member/reset-password.ts'
import * as signUpContract from '../../contract/member/sign-up.ts'
import * as socialContract from '../../contract/member/social.ts'
import type { Api } from '../platform/http/api.ts'
import { callerOf } from './caller.ts'
import type { CodeSender } from './code/code-sender.ts'
import { viewMember } from './member-view.ts'
import type { PasswordService } from './password/password-service.ts'
import type { SignInService } from './sign-in/sign-in-service.ts'
import type { SignIns } from './sign-in/sign-ins.ts'
import type { SignedInMembers } from './sign-in/signed-in-members.ts'
import type { SocialService } from './social/social-service.ts'

/** Mounts the calls for signing up, in and out, and refreshing tokens. */
export function mountSignIn(
  api: Api,
  parts: {
    signIns: SignIns
    service: SignInService
    codeSender: CodeSender
    passwords: PasswordService
    social: SocialService
    members: SignedInMembers
  },
): void {
  const { signIns, service, codeSender, passwords, social, members } = parts

  api.mount(contract.memberLogin, async ({ body, context }) => {
    const caller = callerOf(context)
    if ('code' in body) return service.loginByCode(body.email, body.code, caller)
    return service.login(body.email, body.password, caller)
  })
  api.mount(socialContract.memberSocialLogin, async ({ body, context }) => {
    const caller = callerOf(context)
    if (body.flow === 'sso') return social.login(body.socialId, body, caller)
    if (body.flow === 'quick-sso') {
      return social.oneTap(body.tokenId, body.nonce, { ...caller, userAgent: body.userAgent })
    }
    return social.confirmNewAccount(body.sso, body.email, caller)
  })
  api.mount(socialContract.socialStart, async ({ body: { provider, ...asked } }) => ({
    url: await social.authorizationUrl(provider, asked),
  }))
  api.mount(socialContract.socialProvidersOffered, async () => social.offered())

  api.mount(signUpContract.requestSignup, async ({ body, context }) =>
    codeSender.send('signup', body.email, callerOf(context, body.language)),
  )
  api.mount(contract.loginRequest, async ({ body, context }) =>
    codeSender.send('otp', body.email, callerOf(context, body.language)),
  )
  api.mount(signUpContract.verifyActivationCode, async ({ body, context }) => {
    const { form, email, code, sso } = body
    const caller = callerOf(context)
    if (sso) return social.verify(sso, email, code, caller)
    return service.verifyCode(form, email, code, caller)
  })
  api.mount(signUpContract.resendActivationCode, async ({ body, context }) =>
    codeSender.resend(body.form, body.email, callerOf(context, body.language)),
  )
  api.mount(signUpContract.signup, async ({ body: { verification, name, password }, context }) =>
    service.signup({ verification, name, password }, callerOf(context)),
  )

  api.mount(resetContract.resetPassRequest, async ({ body, context }) =>
    codeSender.send('reset', body.email, callerOf(context, body.language)),
  )
  api.mount(resetContract.resetPassResend, async ({ body, context }) =>
    codeSender.resend('reset', body.email, callerOf(context, body.language)),
  )
  api.mount(resetContract.resetPassVerify, async ({ body, context }) =>
    passwords.verifyReset(body.email, body.code, callerOf(context)),
  )
  api.mount(resetContract.resetPass, async ({ body }) => {
    await passwords.resetPassword(body.verification, body.password)
    return {}
  })

  api.mount(contract.refreshToken, async ({ body }) => signIns.refresh(body.refreshToken))
  api.mount(contract.memberSignOut, async ({ context }) => {
    await service.signOut(members.of(context).signInId)
    return {}
  })
  api.mount(contract.getMember, async ({ context }) => viewMember(members.account(context)))
}
