import { emailAddress, NAME_MAX_LENGTH, personName } from '@academy/contract/users'
import { z } from 'zod'
import type { OAuthPerson } from '../../services/oauth/index.ts'

/** Somebody as a provider vouches for them, in the forms that the academy's own accounts have. */
export type ProvenPerson = OAuthPerson

const subject = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[^\p{C}]+$/u)

/** What a provider tells is outside input: without a sound id or address there is nobody; a name is cut and cleaned. */
export function readPerson(told: OAuthPerson): ProvenPerson | undefined {
  const known = z.object({ subject, email: emailAddress }).safeParse(told)
  if (!known.success) return undefined
  const { email } = known.data
  const names = [told.name, email.split('@')[0] ?? '', email].map((name) =>
    personName.safeParse(cleaned(name)),
  )
  const name = names.find(({ success }) => success)?.data
  return name === undefined ? undefined : { ...told, ...known.data, name }
}

/** Cut by whole letters to what an account holds. */
function cleaned(name: string): string {
  const visible = name
    .toWellFormed()
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  let cut = ''
  for (const letter of visible) {
    if (cut.length + letter.length > NAME_MAX_LENGTH) break
    cut += letter
  }
  return cut
}
