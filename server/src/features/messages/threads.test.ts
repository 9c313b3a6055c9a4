import { MESSAGING_MESSAGES as M } from '@academy/contract/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aTalkingClass } from '../../testing/messages.ts'
import { aStudent, type TestPerson } from '../../testing/people.ts'

type Class = Awaited<ReturnType<typeof aTalkingClass>>
let academy: TestAcademy
let grace: Class['grace']
let course: Class['course']
let aline: Class['aline']
let eric: Class['eric']
let claudine: Class['claudine']
let write: Class['write']
let conversationsOf: Class['conversationsOf']
let threadOf: Class['threadOf']
let pair: Class['pair']
let search: Class['search']
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())
beforeEach(async () => {
  ;({ grace, course, aline, eric, claudine, write, conversationsOf, threadOf, pair, search } =
    await aTalkingClass(academy))
})

describe('threads and lists', () => {
  test('a thread is read backwards by key, forwards, and around one', async () => {
    const ids: string[] = []
    for (let n = 1; n <= 12; n += 1)
      ids.push((await write(n % 2 ? aline : eric, n % 2 ? eric : aline, `${n}`)).body.sent._id)
    const read = async (query: object) => {
      const { messages, hasOlder, hasNewer } = await threadOf(aline, eric, course.id, {
        limit: '4',
        ...query,
      })
      return [messages.map(({ content }) => Number(content)), hasOlder, hasNewer]
    }
    expect(await read({})).toEqual([[9, 10, 11, 12], true, false])
    expect(await read({ before: ids[8] })).toEqual([[5, 6, 7, 8], true, true])
    expect(await read({ before: ids[4] })).toEqual([[1, 2, 3, 4], false, true])
    expect(await read({ after: ids[8] })).toEqual([[10, 11, 12], true, false])
    expect(await read({ after: ids[1] })).toEqual([[3, 4, 5, 6], true, true])
    expect(await read({ around: ids[5] })).toEqual([[5, 6, 7, 8], true, true])
    expect(await read({ around: ids[5], limit: '3' })).toEqual([[5, 6, 7], true, true])
    expect(await read({ around: ids[5], limit: '1' })).toEqual([[6], true, true])
    expect(await read({ around: ids[0] })).toEqual([[1, 2, 3], false, true])
    expect(await read({ around: ids[11] })).toEqual([[11, 12], true, false])
    const elsewhere = (await write(grace, aline, 'of another thread')).body.sent._id
    expect(
      await academy.as(aline).send('GET /api/messages/{otherUserId}/{courseId}', {
        ...pair(eric),
        query: { around: elsewhere },
      }),
    ).toMatchObject({ status: 404, body: { message: M.messageNotFound } })
    const refused = await academy.as(aline).send('GET /api/messages/{otherUserId}/{courseId}', {
      ...pair(eric),
      query: { before: newId() },
    })
    expect(refused.status).toBe(404)
  })

  test('conversations come in parts, newest first, by course and by name', async () => {
    const people: TestPerson[] = []
    for (let n = 0; n < 5; n += 1) people.push(await aStudent(academy, { name: `Élise Number${n}` }))
    for (const person of people) await write(claudine, person, `to ${person.name}`, null)
    await write(claudine, people[0] as TestPerson, 'once more', null)
    await write(claudine, aline, 'of the course')
    const names = async (query: object) => {
      const { conversations, cursor } = await conversationsOf(claudine, query)
      return { names: conversations.map(({ otherUser }) => otherUser.name), cursor }
    }
    const first = await names({ limit: '3' })
    expect(first.names).toEqual(['Aline Uwase', 'Élise Number0', 'Élise Number4'])
    const second = await names({ limit: '3', after: first.cursor })
    expect(second).toEqual({ names: ['Élise Number3', 'Élise Number2', 'Élise Number1'], cursor: null })
    expect((await names({ courseId: course.id })).names).toEqual(['Aline Uwase'])
    expect((await names({ courseId: 'null' })).names).toHaveLength(5)
    expect((await names({ q: 'elise number3' })).names).toEqual(['Élise Number3'])
    expect((await names({ q: 'maps of' })).names).toEqual(['Aline Uwase'])
    expect((await names({ q: '%' })).names).toEqual([])
    expect((await names({ q: people[0]?.email })).names).toEqual([])
  })

  test('a page that has the answer already gets no body', async () => {
    await write(aline, eric, 'x')
    const first = await academy.as(eric).send('GET /api/messages/conversations')
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await academy.as(eric).send('GET /api/messages/conversations', { headers })).status).toBe(304)
    await write(aline, eric, 'y')
    expect((await academy.as(eric).send('GET /api/messages/conversations', { headers })).status).toBe(200)
  })

  test('one’s own messages are searched, newest first, whatever their accents', async () => {
    await write(aline, eric, 'The Château by the lake')
    await write(eric, aline, 'no chateau at all')
    await write(grace, aline, 'CHATEAU: homework')
    await write(grace, eric, 'chateau for Eric')
    const found = await search(aline, 'châTEAU')
    expect(found.messages.map(({ content }) => content)).toEqual([
      'CHATEAU: homework',
      'no chateau at all',
      'The Château by the lake',
    ])
    expect(found.messages[0]).toMatchObject({
      otherUser: { name: 'Grace Mukamana', role: 'instructor' },
      courseTitle: 'Maps of Kigali',
    })
    const short = await academy.as(aline).call('GET /api/messages/search', { query: { q: 'no' } })
    expect(short.messages.map(({ content }) => content)).toEqual(['no chateau at all'])
    expect(await academy.as(aline).send('GET /api/messages/search', { query: { q: 'x' } })).toMatchObject({
      status: 400,
      body: { message: M.searchTooShort },
    })
  })

  test('what very many have is found in one’s own too, newest first over all conversations', async () => {
    const { db } = academy.services
    await write(eric, grace, 'begins')
    await sql`insert into messages (id, conversation_id, position, sender_id, content, message_type, created_at)
      select lpad(to_hex(n), 24, '0'), c.id, n + 1, ${eric.id}::text, 'common word ' || n, 'student_instructor', now()
      from generate_series(1, 1200) n, conversations c
      where ${eric.id} in (c.person_a, c.person_b) and ${grace.id} in (c.person_a, c.person_b)`.execute(db)
    await write(aline, eric, 'common word of old')
    await write(grace, aline, 'a common word')
    await write(aline, eric, 'no word in common')
    const { messages, hasMore } = await academy
      .as(aline)
      .call('GET /api/messages/search', { query: { q: 'common word' } })
    expect(messages.map(({ content }) => content)).toEqual(['a common word', 'common word of old'])
    expect(hasMore).toBe(false)
    const erics = await academy.as(eric).call('GET /api/messages/search', { query: { q: 'common word' } })
    expect([erics.messages.length, erics.hasMore]).toEqual([30, true])
    expect(erics.messages[0]?.content).toBe('common word of old')
  })
})
