import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aCertificate } from '../../../testing/certificates.ts'
import { openBadgeShape } from '../../../testing/open-badge-shape.ts'
import { loadContext } from './contexts.ts'

const PUBLISHED = fileURLToPath(new URL('../../../../../../shared/data/cases/openbadges3', import.meta.url))
const hasPublished = existsSync(PUBLISHED)
const examples = hasPublished ? readdirSync(`${PUBLISHED}/examples`) : []
const readPublished = (file: string) => JSON.parse(readFileSync(`${PUBLISHED}/${file}`, 'utf8'))

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy({ env: { PUBLIC_URL: 'https://learn.example.rw' } })
})
afterAll(() => academy.stop())
const bodyOf = async (url: string) => (await academy.app.inject({ url })).rawPayload

/** The addresses of all values, without the places in lists: `credentialSubject.achievement.name`. */
function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, path))
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, path ? `${path}.${key}` : key))
}

test('a credential has the shape that the specification asks for', async () => {
  const { number } = await aCertificate(academy, { name: 'Divine Iradukunda' })
  const credential = JSON.parse((await bodyOf(`/certificate/${number}/credential.json`)).toString())
  expect(openBadgeShape.safeParse(credential).error?.issues).toBeUndefined()
  expect(credential).toMatchObject({
    id: `https://learn.example.rw/certificate/${number}/credential.json`,
    issuer: { id: 'https://learn.example.rw/certificate/issuer', name: 'Impinga' },
    credentialSubject: { licenseNumber: number, achievement: { achievementType: 'Certificate' } },
    credentialStatus: {
      type: 'BitstringStatusListEntry',
      statusListCredential: 'https://learn.example.rw/certificate/revocations',
    },
  })
  const { proof, credentialSubject, ...rest } = credential
  for (const wrong of [rest, { ...rest, credentialSubject: {} }, { ...credential, validFrom: 'today' }])
    expect(openBadgeShape.safeParse(wrong).success).toBe(false)
})

describe.skipIf(!hasPublished)('beside what 1EdTech publishes', () => {
  test.each(examples)('%s has that shape', (file) => {
    expect(openBadgeShape.safeParse(readPublished(`examples/${file}`)).error?.issues).toBeUndefined()
  })
  test('the context of the package is the published one', async () => {
    const url = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'
    expect((await loadContext(url)).document).toEqual(readPublished('context-3.0.3.json'))
  })
  test('every value stands where an example has one', async () => {
    const { number } = await aCertificate(academy)
    const credential = JSON.parse((await bodyOf(`/certificate/${number}/credential.json`)).toString())
    const known = new Set(examples.flatMap((file) => pathsOf(readPublished(`examples/${file}`))))
    const proofOfExample = new Set([...known].map((path) => path.replace(/^.*\bproof\./, 'proof.')))
    const unknown = pathsOf(credential).filter((path) => !known.has(path) && !proofOfExample.has(path))
    // The examples are older than the status list that the specification recommends since its version 1.3.
    const ofStatus = ['statusPurpose', 'statusListIndex', 'statusListCredential']
    expect([...new Set(unknown)]).toEqual([
      'awardedDate',
      ...ofStatus.map((term) => `credentialStatus.${term}`),
    ])
  })
})

test('the badge is a small picture that carries the credential', async () => {
  const { number } = await aCertificate(academy)
  const png = await bodyOf(`/certificate/${number}/badge.png`)
  expect(png.length).toBeLessThan(100_000)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  const at = png.indexOf('iTXtopenbadgecredential\0')
  const bytes = png.readUInt32BE(at - 4)
  const [, , , , , ...text] = png.subarray(at + 4, at + 4 + bytes).subarray('openbadgecredential'.length)
  const json = await bodyOf(`/certificate/${number}/credential.json`)
  expect(Buffer.from(text).equals(json)).toBe(true)
  expect(png.indexOf('iTXt')).toBeLessThan(png.indexOf('IDAT'))
  // An image library that reads every chunk finds no fault in the sums.
  expect(await sharp(png, { failOn: 'warning' }).stats()).toMatchObject({ isOpaque: true })
  const plain = await bodyOf('/certificate/badge.png')
  expect(plain.indexOf('iTXt')).toBe(-1)
})
