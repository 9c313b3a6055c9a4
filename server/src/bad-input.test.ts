import { existsSync, readFileSync } from 'node:fs'
import { contract } from '@academy/contract'
import { HTTP_MESSAGES, type Who } from '@academy/contract/http'
import { SEARCH_MAX_LENGTH } from '@academy/contract/http/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { startAcademy, type TestAcademy } from './testing/academy.ts'
import type { CallerKind } from './testing/access/callers.ts'
import { ACCESS } from './testing/access/table.ts'
import type { Answer, RawSending } from './testing/calls.ts'
import { once, setUpFixture } from './testing/fixture.ts'
import { rowCounts } from './testing/row-counts.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const endpoints = Object.values(contract)
const writing = endpoints.filter(({ method, body }) => method !== 'GET' && body)
const callerFor = (who: Who): CallerKind => (who === 'student' ? 'S1' : who === 'everyone' ? 'visitor' : 'SA')

function expectRefusal(answer: Answer, what: string): void {
  expect(`${what}: ${answer.status}`).toMatch(/: 4\d\d$/)
  expect(answer.body?.message).toBeTruthy()
  // A sentence of ours, for people; never the parser's own.
  expect(answer.body.message).not.toMatch(/expected|must match|Invalid input|JSON/)
}
function expectNoFailure(answer: Answer, what: string): void {
  expect(`${what}: ${answer.status}`).toMatch(/: [234]\d\d$/)
  if (answer.status >= 400) expect(answer.body.message).toBeTruthy()
}

/** Bodies that no call takes, whatever its fields are. */
const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
const UNSOUND: [string, string][] = [
  ['no JSON', '{"title": '],
  ['nothing', ''],
  ['a list', '[]'],
  ['a number', '5'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['200,000 nested lists', deep],
  ['200,000 nested lists in a field', `{"name":${deep}}`],
  ['__proto__', '{"__proto__":{"role":"admin"}}'],
  ['constructor.prototype', '{"constructor":{"prototype":{"role":"admin"}}}'],
  ['2 MB', `{"name":"${'x'.repeat(2_000_000)}"}`],
]
/** Values that no field takes, as JSON. */
const UNSTORABLE: [string, string][] = [
  ['NUL', '"a\\u0000b"'],
  ['half a letter', '"a\\ud800b"'],
  ['infinity', '1e309'],
  ['an object', '{"$ne":null}'],
]
/** One of each kind; `fuzz.test.ts` draws from more. */
const ODD = [null, true, -1, 1.5, 2 ** 53 + 2, ' ', '1e5', 'NaN', [], {}]
const LONG = 'ñ'.repeat(100_000)

/** One sound body a call, and the person who may send it. */
async function validCall(address: (typeof endpoints)[number]['address'], who: Who) {
  const fixture = await setUpFixture(academy, callerFor(who))
  const sound = await ACCESS[address].valid(fixture)
  return { client: academy.as(fixture.caller), sound: { ...sound, file: undefined } as RawSending }
}

describe.each(writing)('$address', ({ address, who, upload }) => {
  // What is refused leaves it as it was.
  const valid = once(() => validCall(address, who))

  test('refuses bodies that are none, and writes nothing', async () => {
    const { client, sound } = await valid()
    const before = await rowCounts(academy)
    for (const [what, payload] of UNSOUND) {
      // A form's call may be large and its fields may all be optional.
      if (upload && ['2 MB', 'nothing', '__proto__'].includes(what)) continue
      // A rejection needs no body, nor does an approval; null is none, and so is nothing that calls itself JSON.
      if (/\/(reject|\{id\}\/approve)$/.test(address) && ['null', 'nothing'].includes(what)) continue
      const answer = await client.send(address, { ...sound, payload })
      const isEmptyAllowed = address.endsWith('/preferences')
      if (isEmptyAllowed || (upload && what === 'null')) expectNoFailure(answer, what)
      else expectRefusal(answer, what)
    }
    expect(await rowCounts(academy)).toEqual(before)
  })

  test('refuses values that cannot be stored, in each field', async () => {
    const { client, sound } = await valid()
    const before = await rowCounts(academy)
    for (const field of Object.keys(sound.body as object)) {
      for (const [what, value] of UNSTORABLE) {
        const payload = JSON.stringify({ ...(sound.body as object), [field]: '@' }).replace('"@"', value)
        expectRefusal(await client.send(address, { ...sound, payload }), `${field} ${what}`)
      }
    }
    expect(await rowCounts(academy)).toEqual(before)
  })

  test('answers odd values, missing ones and endless ones with a sentence', async () => {
    const { client, sound } = await valid()
    for (const field of Object.keys(sound.body as object)) {
      const { [field]: _, ...rest } = sound.body as Record<string, unknown>
      expectNoFailure(await client.send(address, { ...sound, body: rest }), `${field} missing`)
      for (const value of ODD) {
        const body = { ...rest, [field]: value }
        expectNoFailure(await client.send(address, { ...sound, body }), `${field} ${value}`)
      }
      const endless = await client.send(address, { ...sound, body: { ...rest, [field]: LONG } })
      // A list of people to invite may be as long as a file.
      const mayBeLong = field === 'captions' || field === 'captcha' || address.endsWith('/preview')
      if (mayBeLong) expectNoFailure(endless, `${field} endless`)
      else expectRefusal(endless, `${field} endless`)
    }
  })
})

/** A browser's window ends on a page, and never on our JSON; and that a link is nobody's is what its page asks. */
const ANSWERS_ANY = ['GET /api/unsubscribe/{token}', 'GET /api/unsubscribe/{token}/state']
const withParams = endpoints.filter(
  ({ path, address }) => path.includes('{') && !ANSWERS_ANY.includes(address),
)
test.each(withParams)('$address: ids that are none', async ({ address, path, who }) => {
  const { client, sound } = await validCall(address, who)
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
  // A job that is done is gone, as one that never was: both have nothing to retry or to drop, which is no refusal.
  const numbers = path.includes('/failed-jobs/') ? [] : ['1']
  for (const id of [
    ...numbers,
    'undefined',
    'null',
    'x'.repeat(24),
    'f'.repeat(25),
    "' or 1=1",
    '😀',
    'a\0b',
    '%00',
    '../me',
  ]) {
    const params = Object.fromEntries(names.map((name) => [name, id]))
    expectRefusal(await client.send(address, { ...sound, params }), id)
  }
  const params = Object.fromEntries(names.map((name) => [name, 'f'.repeat(24)]))
  expectRefusal(await client.send(address, { ...sound, params }), 'unknown')
})

const withQuery = endpoints.filter(({ query }) => query)
test.each(withQuery)('$address: odd queries', async ({ address, who }) => {
  const { client, sound } = await validCall(address, who)
  for (const query of [
    '?q=%00',
    '?q=%ED%A0%80',
    '?q=a&q=b',
    '?course[$ne]=1',
    '?__proto__=x',
    `?q=${'x'.repeat(9000)}`,
    '?%',
  ]) {
    expectNoFailure(await client.send(`${address}${query}`, { body: sound.body }), query.slice(0, 30))
  }
})

/** What is searched for, as the calls name it; quick find has a bound and a sentence of its own. */
const SEARCHES = ['q', 'search', 'title', 'student']
const searches = endpoints
  .filter(({ address }) => address !== 'GET /api/find')
  .flatMap(({ address, who, query }) =>
    Object.entries<z.ZodType>(query && 'shape' in query ? query.shape : {})
      .filter(([name, field]) => SEARCHES.includes(name) && field.safeParse('x').success)
      .map(([name]) => ({ address, who, name })),
  )
test.each(searches)('$address: $name is searched for up to its bound', async ({ address, who, name }) => {
  const { client, sound } = await validCall(address, who)
  const letters = (count: number) =>
    client.send(address, { ...sound, query: { ...sound.query, [name]: 'x'.repeat(count) } })
  expect(await letters(SEARCH_MAX_LENGTH)).toMatchObject({ status: 200 })
  expect(await letters(SEARCH_MAX_LENGTH + 1)).toMatchObject({
    status: 400,
    body: { message: HTTP_MESSAGES.searchTooLong },
  })
})

describe('naughty strings', () => {
  const file = new URL('../../../shared/data/cases/naughty-strings/blns.json', import.meta.url)
  const strings = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []

  test.skipIf(strings.length === 0)(
    'are names, titles and searches like any other, kept letter for letter on one line',
    async () => {
      const fixture = await setUpFixture(academy, 'I1')
      const client = academy.as(fixture.caller)
      const params = { id: fixture.course.id }
      for (const text of strings) {
        const named = await client.send('PUT /api/user/me', { body: { name: text } })
        expectNoFailure(named, text)
        const kept = text.replace(/[\n\v\f\r\u0085\u2028\u2029]+/g, ' ').trim()
        if (named.status === 200) expect(named.body.user.name).toBe(kept)
        const titled = await client.send('PUT /api/instructor/courses/{id}', {
          params,
          body: { title: text },
        })
        expectNoFailure(titled, text)
        if (titled.status !== 200) continue
        expect(titled.body.course.title).toBe(kept)
        const found = await client.send('GET /api/course/all', { query: { q: kept } })
        expectNoFailure(found, text)
        if (found.status === 200 && kept)
          expect(
            found.body.courses.map((course: { _id: string }) => course._id),
            text,
          ).toContain(params.id)
      }
    },
  )
})

test('a file name that lies changes nothing but the name', async () => {
  const { client, sound } = await validCall('POST /api/instructor/courses/new', 'teacher')
  for (const name of [
    '../../../etc/passwd',
    'a\0.png',
    '.png',
    'con',
    `${'x'.repeat(300)}.png`,
    '"; rm -rf /',
    '😀.png',
  ]) {
    const file = { name, bytes: Buffer.from('no picture'), type: 'image/png' }
    expectRefusal(await client.send('POST /api/instructor/courses/new', { ...sound, file }), name)
  }
})

describe.each(endpoints.filter(({ upload }) => upload))('$address', ({ address, who }) => {
  const part = (name: string, value: string, more = '') =>
    `--cut\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}`
  test.each([
    ['without a boundary', 'multipart/form-data', 'nothing'],
    ['that ends in a field', 'multipart/form-data; boundary=cut', part('title', 'half')],
    [
      'that ends in its file',
      'multipart/form-data; boundary=cut',
      part('file', 'half', '; filename="a.png"'),
    ],
    [
      'whose fields together are too large',
      'multipart/form-data; boundary=cut',
      `${[...Array(7)].map((_, at) => `${part(`f${at}`, 'x'.repeat(1_000_000))}\r\n`).join('')}--cut--\r\n`,
    ],
  ])('a form %s', async (what, type, payload) => {
    const { client, sound } = await validCall(address, who)
    const before = await rowCounts(academy)
    const headers = { 'content-type': type }
    const answer = await client.send(address, { params: sound.params ?? {}, payload, headers })
    expectRefusal(answer, what)
    expect(answer.status).toBe(what.includes('large') ? 413 : 400)
    expect(await rowCounts(academy)).toEqual(before)
  })
})

test('unknown addresses, methods and kinds of body are told in JSON', async () => {
  const visitor = academy.as(null)
  expect(await visitor.send('GET /api/nothing')).toMatchObject({
    status: 404,
    body: { message: HTTP_MESSAGES.unknownAddress },
  })
  const wrong = await visitor.send('PATCH /api/course/all')
  expect(wrong).toMatchObject({ status: 405, body: { message: HTTP_MESSAGES.methodNotAllowed } })
  expect(wrong.headers.allow).toContain('GET')
  for (const type of ['text/plain', 'application/xml', 'nonsense', 'multipart/form-data']) {
    const answer = await visitor.send('POST /api/user/login', {
      payload: '<x/>',
      headers: { 'content-type': type },
    })
    expectRefusal(answer, type)
  }
})
