import { createHash } from 'node:crypto'
import type { AltchaChallenge } from '../services/captcha/index.ts'
import type { TestAcademy } from './academy.ts'

/** Searches the number, as a browser does. */
export async function solveCaptcha(academy: TestAcademy): Promise<string> {
  const { challenge } = await academy.as(null).call('GET /api/captcha')
  const { algorithm, challenge: wanted, salt, signature } = challenge as unknown as AltchaChallenge
  const hashOf = (tried: number) => createHash('sha256').update(`${salt}${tried}`).digest('hex')
  let number = 0
  while (hashOf(number) !== wanted) number += 1
  return Buffer.from(JSON.stringify({ algorithm, challenge: wanted, number, salt, signature })).toString(
    'base64',
  )
}
