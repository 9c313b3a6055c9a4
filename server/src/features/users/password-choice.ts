import { USER_MESSAGES as M } from '@academy/contract/users'
import { invalid } from '../../http/problem.ts'
import { isCommonPassword } from '../../services/common-passwords.ts'

type Owner = { name: string; email: string }

/** Refuses what is guessed first: the commonest passwords, and the person's own name or address, with digits around it too.
 * @throws Problem 400 with a sentence at the field */
export function requireUncommon(password: string, owner: Owner): void {
  const message = passwordProblem(password, owner)
  if (message) throw invalid(message, { password: message })
}

/** The sentence of the refusal; undefined when the password may be used. */
export function passwordProblem(password: string, { name, email }: Owner): string | undefined {
  if (isCommonPassword(password)) return M.passwordCommon
  const [local = ''] = email.split('@')
  const words = name.split(/\s+/)
  const own = [email, local, ...local.split(/[._+-]/), name, ...words, words.toReversed().join('')]
  const guess = lettersOf(password)
  return guess !== '' && own.some((word) => lettersOf(word) === guess) ? M.passwordPersonal : undefined
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')
