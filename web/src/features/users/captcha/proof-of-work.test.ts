import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findProof, type ProofChallenge, proofPayload } from './proof-of-work.ts'
import { sha256 } from './sha256.ts'

const reference = (text: string) => createHash('sha256').update(text).digest('hex')

describe('the hash', () => {
  it('is SHA-256 at every length around a block, and for any text', () => {
    for (let length = 0; length < 200; length++)
      expect(sha256('a'.repeat(length))).toBe(reference('a'.repeat(length)))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const sent = text.toWellFormed()
        expect(sha256(sent)).toBe(reference(sent))
      }),
    )
  })
})

describe('the proof of work', () => {
  const challenge: ProofChallenge = {
    algorithm: 'SHA-256',
    challenge: reference('5f2c?expires=1794000000&1234'),
    salt: '5f2c?expires=1794000000&',
    signature: 'signed',
    maxnumber: 2000,
  }

  it('finds the number and sends it as the server reads it', () => {
    expect(findProof(challenge)).toBe(1234)
    expect(JSON.parse(atob(proofPayload(challenge, 1234)))).toEqual({
      algorithm: 'SHA-256',
      challenge: challenge.challenge,
      number: 1234,
      salt: challenge.salt,
      signature: 'signed',
    })
  })

  it('gives up at the limit', () => {
    expect(findProof({ ...challenge, maxnumber: 1233 })).toBeNull()
  })
})
