import { USER_MESSAGES as M } from '@academy/contract/users'
import type { Services } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import { isCommonPassword } from '../../services/common-passwords.ts'

type Owner = { name: string; email: string }
/** Where the password is for. */
type Place = Pick<Services, 'academy' | 'config'>

/** What somebody tries who knows only that this is an academy. `docs/operations.md` lists them. */
const EXPECTED = [
  ...['academy', 'school', 'course', 'courses', 'class', 'student', 'learner', 'teacher', 'instructor'],
  ...['admin', 'superadmin', 'user', 'demo', 'test', 'password', 'pass', 'login', 'welcome', 'my', 'the'],
]

/** Refuses what is guessed first: the commonest passwords, the person's own name or address, and what is made of nothing but the academy's
 * name and words that are expected there, with digits around it too.
 * @throws Problem 400 with a sentence at the field */
export function requireUncommon(place: Place, password: string, owner: Owner): void {
  const message = passwordProblem(place, password, owner)
  if (message) throw invalid(message, { password: message })
}

/** The sentence of the refusal; undefined when the password may be used. */
export function passwordProblem(place: Place, password: string, { name, email }: Owner): string | undefined {
  if (isCommonPassword(password)) return M.passwordCommon
  const [local = ''] = email.split('@')
  const words = name.split(/\s+/)
  const own = [email, local, ...local.split(/[._+-]/), name, ...words, words.toReversed().join('')]
  const guess = lettersOf(password)
  if (guess === '') return undefined
  if (own.some((word) => lettersOf(word) === guess)) return M.passwordPersonal
  return isMadeOf(guess, [...EXPECTED, ...namesOf(place)]) ? M.passwordExpected : undefined
}

/** The academy's name and that of its host, whole and in their parts. */
function namesOf({ academy, config }: Place): string[] {
  const host = new URL(config.publicUrl).hostname
  const names = [academy.name, ...academy.name.split(/\s+/), host, ...host.split(/[.-]/)]
  return names.map(lettersOf).filter((name) => name.length > 2)
}

function isMadeOf(text: string, words: readonly string[]): boolean {
  const reached = new Set([0])
  for (let at = 0; at < text.length; at++)
    if (reached.has(at))
      for (const word of words) if (text.startsWith(word, at)) reached.add(at + word.length)
  return reached.has(text.length)
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')
