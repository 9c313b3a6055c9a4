import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { type LivePage, openLivePage } from '../../testing/live.ts'
import { aTalkingClass } from '../../testing/messages.ts'
import type { TestPerson } from '../../testing/people.ts'
import { createTestDatabase } from '../../testing/postgres.ts'

/** Two nodes of one academy: who writes is on the first, who listens on the second. */
let one: TestAcademy
let two: TestAcademy
let address: string
let here: Awaited<ReturnType<typeof aTalkingClass>>
const pages: LivePage[] = []
beforeAll(async () => {
  const database = await createTestDatabase()
  one = await startAcademy({ database })
  two = await startAcademy({ database: { ...database, drop: async () => {} } })
  address = await two.listen()
})
afterAll(async () => {
  await two.stop()
  await one.stop()
})
beforeEach(async () => {
  here = await aTalkingClass(one)
})
afterEach(async () => {
  for (const page of pages) page.leave()
  await Promise.all(pages.splice(0).map(({ ended }) => ended))
})

async function pageOf({ token }: TestPerson): Promise<LivePage> {
  const page = await openLivePage(address, token)
  pages.push(page)
  return page
}

/** The next word but 'all', which a line brings anew whenever something may have been missed. */
async function wordOf(page: LivePage): Promise<string> {
  const word = await page.next()
  return word === 'all' ? wordOf(page) : word
}
const wordsOf = ({ heard }: LivePage) => heard.filter((word) => word !== 'all')

test('a message is heard by both, on another node, and by nobody else; what is heard holds nothing of it', async () => {
  const [alines, erics, graces] = [
    await pageOf(here.aline),
    await pageOf(here.eric),
    await pageOf(here.grace),
  ]
  await here.write(here.aline, here.eric, 'Listen')
  expect([await wordOf(alines), await wordOf(erics)]).toEqual(['messages', 'messages'])
  const { conversations } = await two.as(here.eric).call('GET /api/messages/conversations')
  expect(conversations[0]?.lastMessage?.content).toBe('Listen')
  await here.write(here.eric, here.grace, 'Now you')
  expect(await wordOf(graces)).toBe('messages')
  expect(wordsOf(graces)).toEqual(['messages'])
})

test('reading is heard by both, once; reading nothing by nobody', async () => {
  const [alines, erics] = [await pageOf(here.aline), await pageOf(here.eric)]
  await here.write(here.aline, here.eric, 'Read me')
  expect([await wordOf(alines), await wordOf(erics)]).toEqual(['messages', 'messages'])
  await here.markRead(here.eric, here.aline)
  await here.markRead(here.eric, here.aline)
  await here.write(here.grace, here.aline, 'The next word')
  await here.write(here.grace, here.eric, 'The next word')
  expect([await wordOf(alines), await wordOf(alines)]).toEqual(['messages', 'messages'])
  expect([await wordOf(erics), await wordOf(erics)]).toEqual(['messages', 'messages'])
  expect([wordsOf(alines).length, wordsOf(erics).length]).toEqual([3, 3])
})

test('a refused message and a repeated one are heard by nobody', async () => {
  const erics = await pageOf(here.eric)
  await here.write(here.aline, here.eric, 'x', here.course.id, 'a-key-of-mine')
  expect(await wordOf(erics)).toBe('messages')
  expect((await here.write(here.grace, here.claudine, 'x')).status).toBe(403)
  await here.write(here.aline, here.eric, 'x', here.course.id, 'a-key-of-mine')
  await here.write(here.aline, here.eric, 'another')
  expect(await wordOf(erics)).toBe('messages')
  expect(wordsOf(erics)).toEqual(['messages', 'messages'])
})

test('whoever is blocked hears that the conversation closed', async () => {
  await here.write(here.aline, here.eric, 'x')
  const erics = await pageOf(here.eric)
  await one
    .as(here.aline)
    .call('POST /api/messages/block/{otherUserId}', { params: { otherUserId: here.eric.id } })
  expect(await wordOf(erics)).toBe('messages')
})
