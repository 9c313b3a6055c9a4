import { sha256 } from './sha256.ts'

/** The server's challenge (ALTCHA's first protocol): find the number whose hash after the salt is `challenge`. */
export interface ProofChallenge {
  algorithm: 'SHA-256'
  challenge: string
  salt: string
  signature: string
  maxnumber?: number
}

const MAX_NUMBER = 1_000_000

/** The number, or null when there is none within the limit. */
export function findProof({ challenge, salt, maxnumber = MAX_NUMBER }: ProofChallenge): number | null {
  for (let number = 0; number <= maxnumber; number++) {
    if (sha256(salt + number) === challenge) return number
  }
  return null
}

/** What the call carries in its `captcha` field. */
export function proofPayload(challenge: ProofChallenge, number: number): string {
  const { algorithm, challenge: hash, salt, signature } = challenge
  return btoa(JSON.stringify({ algorithm, challenge: hash, number, salt, signature }))
}
