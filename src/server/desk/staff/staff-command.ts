import { parseArgs } from 'node:util'
import { type StaffRole, staffRoles } from '../../../contract/desk/staff-roles.ts'
import { emailSchema, personNameSchema } from '../../../contract/member/member.ts'
import type { StaffAccounts } from './staff-accounts.ts'

const usage = `Usage:
  npm run staff -- add <email> --name "<name>" --role ${staffRoles.join(',')}
  npm run staff -- list
  npm run staff -- roles <email> --role <roles>
  npm run staff -- reset-second-factor <email>
  npm run staff -- disable <email>
  npm run staff -- enable <email>`

/** What the command prints, and whether it did what was asked. */
export interface CommandResult {
  isDone: boolean
  text: string
}

/** Carries out `npm run staff` with these arguments. */
export async function staffCommand(
  args: readonly string[],
  { accounts, origin }: { accounts: StaffAccounts; origin: string },
): Promise<CommandResult> {
  const given = readArguments(args)
  if ('wrong' in given) return misused(given.wrong)
  const { command, email, name, role } = given
  const roles = readRoles(role)
  const link = (token: string) =>
    `Set up password and second factor here, within three days and once:\n${origin}/en/desk/sign-in?setup=${token}`

  if (command === 'list' && email === undefined) {
    const all = await accounts.list()
    const rows = all.map((each) => [each.email, each.name, each.roles.join(','), each.state])
    return done(rows.map((row) => row.join('\t')).join('\n') || 'No accounts yet.')
  }
  if (!command || !commands.includes(command)) {
    return misused(command ? `There is no command “${command}”.` : undefined)
  }
  const address = emailSchema.safeParse(email)
  if (!address.success) return misused(`“${email ?? ''}” isn’t an e-mail address.`)
  const told = (isDone: boolean, text: string) =>
    isDone ? done(text) : failed(`No account has the address ${address.data}.`)
  switch (command) {
    case 'add': {
      const person = personNameSchema.safeParse(name)
      if (!person.success) return misused('A name is missing: --name "Mei Tan".')
      if (!roles) return misused(wrongRoles(role))
      const token = await accounts.add({ email: address.data, name: person.data, roles })
      return token
        ? done(`${address.data} was added.\n${link(token)}`)
        : failed(`${address.data} already has an account.`)
    }
    case 'roles':
      if (!roles) return misused(wrongRoles(role))
      return told(await accounts.changeRoles(address.data, roles), 'The roles were changed.')
    case 'reset-second-factor': {
      const token = await accounts.reset(address.data)
      return told(token !== undefined, link(token ?? ''))
    }
    case 'disable':
      return told(await accounts.disable(address.data), 'Disabled. All sessions have ended.')
    case 'enable':
      return told(await accounts.enable(address.data), 'Enabled.')
    default:
      return misused()
  }
}

const commands = ['add', 'list', 'roles', 'reset-second-factor', 'disable', 'enable']

const wrongRoles = (role: string | undefined): string =>
  role === undefined
    ? 'A role is missing: --role support.'
    : `“${role}” isn’t a list of roles. There are ${staffRoles.join(', ')}.`

/** Says first which argument is wrong. */
const misused = (what?: string): CommandResult => failed(what ? `${what}\n\n${usage}` : usage)
const done = (text: string): CommandResult => ({ isDone: true, text })
const failed = (text: string): CommandResult => ({ isDone: false, text })

function readArguments(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { name: { type: 'string' }, role: { type: 'string' } },
    })
    const [command, email, ...more] = positionals
    if (more.length > 0) return { wrong: `“${more[0]}” is one argument too many.` }
    return { command, email, name: values.name, role: values.role }
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) }
  }
}

/** Returns comma-separated roles; undefined if there are none, or unknown ones. */
function readRoles(text: string | undefined): StaffRole[] | undefined {
  const words = text?.split(',').map((word) => word.trim()) ?? []
  const roles = staffRoles.filter((role) => words.includes(role))
  return words.length > 0 && words.every((word) => roles.some((role) => role === word))
    ? roles
    : undefined
}
