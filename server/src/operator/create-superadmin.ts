import { createInterface } from 'node:readline/promises'
import { emailAddress, normaliseEmail, PASSWORD_MIN_LETTERS, USER_MESSAGES } from '@academy/contract/users'
import { appointSuperadmin, passwordProblem } from '../features/users/index.ts'
import { operatorContext } from '../http/context.ts'
import type { OpenAcademy } from '../open.ts'
import { OperatorRefusal, say } from './terminal.ts'

/** A new account, or the one that has the address: then its password is replaced too. */
export async function runCreateSuperadmin(
  { services }: OpenAcademy,
  [email, ...names]: string[],
): Promise<void> {
  if (!email || !emailAddress.safeParse(email).success) throw new OperatorRefusal(USER_MESSAGES.emailInvalid)
  const password = services.config.superadmin?.password ?? (await ask('Password: '))
  if (password.length < PASSWORD_MIN_LETTERS) throw new OperatorRefusal(USER_MESSAGES.passwordTooShort)
  const name = names.join(' ').trim() || 'Superadmin'
  const problem = passwordProblem(services, password, { name, email })
  if (problem) throw new OperatorRefusal(problem)
  const passwordHash = await services.passwords.hash(password)
  await operatorContext(services, 'create-superadmin').write((ctx) =>
    appointSuperadmin(ctx, { name, email: normaliseEmail(email), passwordHash }),
  )
  say(`${email} is a superadmin.`)
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new OperatorRefusal('Set SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD, or run this on a terminal')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}
