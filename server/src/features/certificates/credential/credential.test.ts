import jsonld from 'jsonld'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemContext } from '../../../http/context.ts'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { ACCESS_BY_HAND } from '../../../testing/access/by-hand.ts'
import { CALLERS } from '../../../testing/access/callers.ts'
import { aCertificate } from '../../../testing/certificates.ts'
import { setUpFixture } from '../../../testing/fixture.ts'
import {
  bitOf,
  type Credential,
  strangersLoader,
  verifyAsStranger,
} from '../../../testing/verify-credential.ts'
import { prepareIssuerKey, rotateIssuerKey } from './index.ts'
import { signCredential } from './sign-credential.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy({ env: { PUBLIC_URL: 'https://learn.example.rw' } })
})
afterAll(() => academy.stop())

const get = (url: string, accept = '*/*') => academy.app.inject({ url, headers: { accept } })
const credentialOf = async (number: string): Promise<Credential> =>
  JSON.parse((await get(`/certificate/${number}/credential.json`)).body)
const revoke = async (of: Awaited<ReturnType<typeof aCertificate>>, reason: string) =>
  academy.as(of.admin).call('POST /api/certification/certificates/{id}/revoke', {
    params: { id: of.certificateId },
    body: { reason },
  })
const keyOf = ({ proof }: Credential) => (proof as { verificationMethod: string }[])[0]?.verificationMethod

/** Every value in a document, each with a way to write another one in its place. */
function* leavesOf(value: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (typeof value !== 'object' || value === null) return yield path
  for (const [key, inner] of Object.entries(value)) yield* leavesOf(inner, [...path, key])
}
function changedAt(document: Credential, path: (string | number)[]): Credential {
  const copy = structuredClone(document)
  let parent = copy as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string | number, unknown>
  const last = path.at(-1) ?? ''
  const value = parent[last]
  parent[last] = typeof value === 'string' ? `${value}0` : value !== true
  return copy
}

describe('a credential', () => {
  test('is verified by an independent library, with what the academy publishes alone', async () => {
    const { number } = await aCertificate(academy, { name: 'Divine Iradukunda' })
    const credential = await credentialOf(number)
    const { verified, error } = await verifyAsStranger(academy, credential)
    expect(error?.errors ?? error).toBeUndefined()
    expect(verified).toBe(true)
    expect(JSON.stringify(credential)).toContain('"identityHash":"Divine Iradukunda"')
    expect(JSON.stringify(credential)).not.toMatch(/@[a-z]+\.[a-z]/)
  })

  test('is not, when any value in it was changed', async () => {
    const { number } = await aCertificate(academy)
    const credential = await credentialOf(number)
    const paths = [...leavesOf(credential)]
    expect(paths.length).toBeGreaterThan(35)
    const passing: string[] = []
    for (const path of paths) {
      const { verified } = await verifyAsStranger(academy, changedAt(credential, path))
      if (verified) passing.push(path.join('.'))
    }
    expect(passing).toEqual([])
  })

  test('expands under the published contexts with no term dropped, like the issuer’s document', async () => {
    const { number } = await aCertificate(academy)
    const options = { documentLoader: strangersLoader(academy) as never, safe: true, base: null }
    const [expanded] = await jsonld.expand(await credentialOf(number), options)
    expect(expanded?.['@type']).toHaveLength(2)
    const issuer = JSON.parse((await get('/certificate/issuer')).body)
    expect(await jsonld.expand(issuer, options)).toHaveLength(1)
    await expect(jsonld.expand({ ...issuer, colour: 'green' }, options)).rejects.toThrow()
  })

  test('of a revoked certificate is gone, its badge too, and whoever holds a copy is told by the list', async () => {
    const certificate = await aCertificate(academy)
    const { number } = certificate
    const credential = await credentialOf(number)
    await revoke(certificate, 'The exam was sat by somebody else')
    expect((await get(`/certificate/${number}/credential.json`)).statusCode).toBe(410)
    const badge = await get(`/certificate/${number}/badge.png`)
    expect([badge.statusCode, badge.headers['cache-control']]).toEqual([410, 'no-store'])
    const { verified, statusResult } = await verifyAsStranger(academy, credential)
    expect([verified, statusResult?.error?.message]).toEqual([false, 'revoked'])
  })

  test('and no other: the list has a bit for each, says nothing else, and is signed once while it stays', async () => {
    const valid = await credentialOf((await aCertificate(academy)).number)
    const first = await get('/certificate/revocations')
    expect((await get('/certificate/revocations')).body).toBe(first.body)
    const list = JSON.parse(first.body)
    expect(list).toMatchObject({
      id: 'https://learn.example.rw/certificate/revocations',
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: 'https://learn.example.rw/certificate/issuer',
      credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'revocation' },
    })
    const { statusListIndex } = valid.credentialStatus as { statusListIndex: string }
    expect(bitOf(list, Number(statusListIndex))).toBe(false)
    const { rows } = await sql<{ status_index: number }>`
      select status_index from certificates where revoked_at is not null`.execute(academy.services.db)
    expect(rows.length).toBeGreaterThan(0)
    for (const { status_index } of rows) expect(bitOf(list, status_index)).toBe(true)
    const revoked = await aCertificate(academy)
    await revoke(revoked, 'A mistake')
    expect((await get('/certificate/revocations')).body).not.toBe(first.body)
    expect((await verifyAsStranger(academy, valid)).verified).toBe(true)
  })

  test('is unknown before it is drawn, for a wrong number, and when its holder was deleted', async () => {
    const { number, student } = await aCertificate(academy)
    for (const other of ['ABCD-EFGH-JKMN', 'issuer', '..%2f..', '%00'])
      expect((await get(`/certificate/${other}/credential.json`)).statusCode, other).toBe(404)
    await academy.services.db.deleteFrom('users').where('id', '=', student.id).execute()
    expect((await get(`/certificate/${number}/credential.json`)).statusCode).toBe(404)
    expect((await get(`/certificate/${number}/badge.png`)).statusCode).toBe(404)
  })

  test.each(['GET /certificate/issuer', 'GET /certificate/{number}/credential.json'])(
    '%s answers each caller as the table says',
    async (address) => {
      const { number } = await aCertificate(academy)
      const url = address.replace('GET ', '').replace('{number}', number)
      const statuses: number[] = []
      for (const kind of CALLERS) {
        const { caller } = await setUpFixture(academy, kind)
        const headers = { token: caller?.token ?? '' }
        statuses.push((await academy.app.inject({ url, headers })).statusCode)
      }
      expect(statuses.join(' ')).toBe(ACCESS_BY_HAND[address]?.cells)
    },
  )

  test('is read by any page, in the type that is asked for', async () => {
    const { number } = await aCertificate(academy)
    const address = `/certificate/${number}/credential.json`
    for (const type of ['application/vc', 'application/vc+ld+json', 'application/ld+json'])
      expect((await get(address, `text/html, ${type};q=0.9`)).headers['content-type']).toContain(type)
    for (const url of [address, '/certificate/issuer', '/certificate/revocations', '/certificate/keys']) {
      const { headers, statusCode } = await get(url)
      expect([statusCode, headers['access-control-allow-origin']], url).toEqual([200, '*'])
      expect(headers['content-type'], url).toMatch(/json/)
    }
  })
})

describe('issuer keys', () => {
  const keys = () => academy.services.db.selectFrom('issuer_keys').selectAll().orderBy('id').execute()

  test('a new one signs, what the former one signed is still verified', async () => {
    const before = await credentialOf((await aCertificate(academy)).number)
    const name = await academy.write(rotateIssuerKey)
    const after = await credentialOf((await aCertificate(academy)).number)
    expect(keyOf(after)).toBe(`https://learn.example.rw/certificate/issuer#${name}`)
    expect(keyOf(before)).not.toBe(keyOf(after))
    for (const credential of [before, after])
      expect((await verifyAsStranger(academy, credential)).verified).toBe(true)
    const rows = await keys()
    expect(rows.filter(({ retired_at }) => retired_at === null)).toHaveLength(1)
    expect(rows.filter(({ private_key }) => private_key !== null)).toHaveLength(1)
    const { keys: set } = JSON.parse((await get('/certificate/keys')).body)
    expect(set.map(({ kid }: { kid: string }) => kid)).toEqual(rows.map((row) => row.public_key).reverse())
  })

  test('many starts and rotations at once leave one that signs', async () => {
    const { db } = academy.services
    await db.deleteFrom('issuer_keys').execute()
    await Promise.all(Array.from({ length: 8 }, () => prepareIssuerKey(academy.services)))
    expect(await keys()).toHaveLength(1)
    await Promise.all(Array.from({ length: 4 }, () => academy.write(rotateIssuerKey)))
    expect((await keys()).filter(({ retired_at }) => retired_at === null)).toHaveLength(1)
  })

  test('another SECRET opens none: the start refuses and retires nothing, a rotation replaces it', async () => {
    const credential = await credentialOf((await aCertificate(academy)).number)
    const moved = { ...academy.services, secret: 'a secret of thirty-two letters or so' }
    const row = await academy.services.db.selectFrom('certificates').selectAll().executeTakeFirstOrThrow()
    const ctx = { ...moved, now: () => new Date() }
    await expect(signCredential(ctx, row)).rejects.toThrow('another SECRET')
    const before = await keys()
    await expect(prepareIssuerKey(moved)).rejects.toThrow(
      /^This database belongs to an academy with another SECRET.*rotate-issuer-key$/,
    )
    expect(await keys()).toEqual(before)
    await prepareIssuerKey(academy.services)
    expect(keyOf(JSON.parse(await academy.write((own) => signCredential(own, row))))).toBe(keyOf(credential))

    await systemContext(moved).write(rotateIssuerKey)
    await prepareIssuerKey(moved)
    expect(keyOf(JSON.parse(await signCredential(ctx, row)))).not.toBe(keyOf(credential))
    await academy.write(rotateIssuerKey)
    expect((await verifyAsStranger(academy, credential)).verified).toBe(true)
  })

  test('are stored sealed', async () => {
    const [row] = await keys()
    expect(JSON.stringify(await keys())).not.toContain('MC4CAQAwBQYDK2Vw')
    expect(row?.public_key).toMatch(/^z6Mk/)
  })
})
