import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkSignature,
  isFileKey,
  newFileKey,
  parseRange,
  planMediaReply,
  type StoredFile,
  signedPath,
} from './index.ts'
import { parseS3Url } from './s3-url.ts'

const HOUR_MS = 3_600_000
const secret = 'a secret of the tests, long enough to be one'
const sessionId = '65f0c0ffee65f0c0ffee65f0'
const now = new Date('2026-03-01T10:20:30Z')

function parts(address: string): [string, Record<string, string>] {
  const url = new URL(address, 'http://academy.test')
  return [url.pathname, Object.fromEntries(url.searchParams)]
}

describe('signed addresses', () => {
  const key = newFileKey('lectures/a', 'mp4')
  const [path, query] = parts(signedPath(key, sessionId, now, secret))

  it('open the door for the one they were made for, until they expire', () => {
    const check = checkSignature(path, query, now, secret)
    expect(check).toMatchObject({ ok: true, sessionId })
    expect(checkSignature(`/${path}`, query, now, secret).ok).toBe(true)
    const later = new Date(now.getTime() + 6 * HOUR_MS)
    expect(checkSignature(path, query, later, secret)).toEqual({ ok: false, reason: 'expired' })
  })

  it('are the same within a window and always good for three to six hours', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (at) => {
          const expiry = Number(parts(signedPath(key, sessionId, at, secret))[1].e) * 1000 - at.getTime()
          expect(expiry).toBeGreaterThan(3 * HOUR_MS - 1000)
          expect(expiry).toBeLessThanOrEqual(6 * HOUR_MS)
        },
      ),
    )
    const soon = new Date(now.getTime() + 60_000)
    expect(signedPath(key, sessionId, soon, secret)).toBe(signedPath(key, sessionId, now, secret))
  })

  it('are worth nothing when anything in them changed', () => {
    const wrong = { ok: false, reason: 'wrong' }
    expect(checkSignature(path.replace('lectures/a', 'lectures/b'), query, now, secret)).toEqual(wrong)
    expect(checkSignature(path, { ...query, u: sessionId.replace('6', '7') }, now, secret)).toEqual(wrong)
    expect(checkSignature(path, { ...query, e: String(Number(query.e) + 1) }, now, secret)).toEqual(wrong)
    expect(checkSignature(path, { ...query, e: '1e99' }, now, secret)).toEqual(wrong)
    expect(checkSignature(path, { ...query, s: `${query.s}AA` }, now, secret)).toEqual(wrong)
    expect(checkSignature(path, { ...query, s: '' }, now, secret)).toEqual(wrong)
    expect(checkSignature(path, query, now, `${secret}!`)).toEqual(wrong)
    const missing = { ok: false, reason: 'missing' }
    expect(checkSignature(path, {}, now, secret)).toEqual(missing)
    expect(checkSignature(path, { ...query, s: [query.s, query.s] }, now, secret)).toEqual(missing)
  })
})

describe('keys', () => {
  it('are never the same twice', () => {
    const keys = Array.from({ length: 1000 }, () => newFileKey('courses', 'webp'))
    expect(new Set(keys).size).toBe(1000)
    expect(keys.every(isFileKey)).toBe(true)
  })

  it('refuse folders and endings that are not theirs', () => {
    expect(() => newFileKey('../up', 'webp')).toThrow('not a file key')
    expect(() => newFileKey('courses', 'html')).toThrow('not a file key')
  })
})

describe('ranges', () => {
  it.each([
    [undefined, 'whole'],
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=500-5000', { start: 500, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=1000-2000', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=', 'whole'],
    ['bytes=-', 'whole'],
    ['items=0-1', 'whole'],
    ['bytes=0x1-5', 'whole'],
    ['bytes=99999999999999999999-', 'whole'],
  ])('%s of 1000 bytes', (header, answer) => expect(parseRange(header, 1000)).toEqual(answer))

  it('of an empty file can only be the whole', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(parseRange(undefined, 0)).toBe('whole')
  })

  it('never leave the file, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.nat(100_000), (noise, first, last, size) => {
        for (const header of [noise, `bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`]) {
          const range = parseRange(header, size)
          if (typeof range !== 'string')
            expect(0 <= range.start && range.start <= range.end && range.end < size).toBe(true)
        }
      }),
    )
  })
})

describe('media replies', () => {
  const file: StoredFile = {
    key: 'lectures/a/b.mp4',
    sizeBytes: 1000,
    contentType: 'video/mp4',
    lastModified: new Date('2026-01-01T00:00:00.500Z'),
    etag: '"abc"',
  }
  const modified = 'Thu, 01 Jan 2026 00:00:00 GMT'

  it('are whole, partial, unchanged or refused', () => {
    expect(planMediaReply(file, {})).toEqual({
      status: 200,
      hasBody: true,
      headers: {
        etag: '"abc"',
        'last-modified': modified,
        'accept-ranges': 'bytes',
        'content-type': 'video/mp4',
        'content-length': '1000',
      },
    })
    expect(planMediaReply(file, { range: 'bytes=10-19' })).toMatchObject({
      status: 206,
      range: { start: 10, end: 19 },
      headers: { 'content-range': 'bytes 10-19/1000', 'content-length': '10' },
    })
    expect(planMediaReply(file, { range: 'bytes=2000-' })).toMatchObject({
      status: 416,
      hasBody: false,
      headers: { 'content-range': 'bytes */1000' },
    })
    expect(planMediaReply(file, { 'if-none-match': '"abc"', range: 'bytes=0-1' }).status).toBe(304)
    expect(planMediaReply(file, { 'if-none-match': 'W/"x", W/"abc"' }).status).toBe(304)
    expect(planMediaReply(file, { 'if-none-match': '"other"', 'if-modified-since': modified }).status).toBe(
      200,
    )
    expect(planMediaReply(file, { 'if-modified-since': modified }).status).toBe(304)
    expect(planMediaReply(file, { 'if-modified-since': 'nonsense' }).status).toBe(200)
  })

  it('send the whole file to somebody who holds a part of another version', () => {
    const range = 'bytes=10-19'
    expect(planMediaReply(file, { range, 'if-range': '"abc"' }).status).toBe(206)
    expect(planMediaReply(file, { range, 'if-range': modified }).status).toBe(206)
    expect(planMediaReply(file, { range, 'if-range': '"old"' }).status).toBe(200)
    expect(planMediaReply(file, { range, 'if-range': 'W/"abc"' }).status).toBe(200)
    expect(planMediaReply(file, { range, 'if-range': 'Wed, 31 Dec 2025 00:00:00 GMT' }).status).toBe(200)
  })
})

describe('storage addresses', () => {
  it('are read with every part', () => {
    expect(
      parseS3Url('s3://KEY:a%2Fb%2Bc@minio.local:9000/media?region=eu-west-1&ssl=off&prefix=/x/'),
    ).toEqual({
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b+c',
      endpoint: 'http://minio.local:9000',
      bucket: 'media',
      region: 'eu-west-1',
      prefix: 'x/',
    })
    expect(parseS3Url('s3://KEY:SECRET@s3.example.com/media')).toMatchObject({
      endpoint: 'https://s3.example.com',
      region: 'us-east-1',
      prefix: '',
    })
  })

  it.each([
    'https://KEY:topsecret@host/bucket',
    's3://host/bucket',
    's3://KEY:topsecret@host/',
    's3://KEY:topsecret@host/a/b',
    'nonsense',
  ])('%s is refused without repeating the secret', (text) => {
    expect(() => parseS3Url(text)).toThrow(/STORAGE_URL/)
    expect(() => parseS3Url(text)).not.toThrow(/topsecret/)
  })
})
