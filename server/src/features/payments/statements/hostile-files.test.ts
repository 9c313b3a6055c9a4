import { HTTP_MESSAGES } from '@academy/contract/http'
import { PAYMENT_MESSAGES as M } from '@academy/contract/payments'
import { STATEMENT_MAX_BYTES } from '@academy/contract/payments/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { anAdmin, type TestPerson } from '../../../testing/people.ts'
import { statementSender } from '../../../testing/statement-sender.ts'

let academy: TestAcademy
let chantal: TestPerson
let sender: ReturnType<typeof statementSender>
beforeAll(async () => {
  academy = await startAcademy()
  chantal = await anAdmin(academy, { name: 'Chantal Gatera' })
  sender = statementSender(academy, chantal)
})
beforeEach(() => academy.services.db.deleteFrom('statements').execute())
afterAll(() => academy.stop())

describe('a hostile file', () => {
  const zip = Buffer.concat([Buffer.from('504b030414000600', 'hex'), Buffer.alloc(500, 7)])
  test.each<[string, Uint8Array | string, string]>([
    ['a spreadsheet named csv', zip, M.statementNoText],
    ['a PDF', '%PDF-1.7\n1 0 obj', M.statementNoText],
    ['binary', Buffer.from([1, 2, 0, 4, 5, 0, 255, 9]), M.statementNoText],
    ['an empty file', '', HTTP_MESSAGES.fileEmpty],
    ['no columns', 'hello\nworld\n', M.statementUnreadable],
    ['headings alone', 'id,date,amount\n', M.statementUnreadable],
    ['a quote that closes nowhere', `id,date,amount\n"${'x'.repeat(200_000)}`, M.statementUnreadable],
    ['one endless line', `id,date,amount,${'a,'.repeat(500_000)}`, M.statementUnreadable],
    ['HTML', '<html><body><table><tr><td>id</td></tr></table>', M.statementUnreadable],
    ['prototypes', '__proto__,constructor,toString\n1,2,3\n', M.statementUnreadable],
  ])('%s gets a clear sentence, and nothing is written', async (_, bytes, message) => {
    const { status, body } = await sender.sendFile(bytes)
    expect([status, body]).toEqual([400, { message }])
    expect(await academy.services.db.selectFrom('statements').select('id').execute()).toEqual([])
  })
  test('nothing at all', async () => {
    for (const body of [{}, { text: '  ' }])
      expect(await sender.send({ body })).toMatchObject({
        status: 400,
        body: { message: M.statementRequired },
      })
  })
  test('over the limit', async () => {
    const { status, body } = await sender.sendFile(Buffer.alloc(STATEMENT_MAX_BYTES + 1, 'a'))
    expect([status, body]).toEqual([413, { message: M.statementTooLarge }])
  })
  test('a fault in the last line takes nothing of the others', async () => {
    const lines = Array.from({ length: 2_500 }, (_, n) => `KEEP${n},2026-11-20 10:00,500`)
    const { status } = await sender.sendFile(`id,date,amount\n${lines.join('\n')}\n"${'x'.repeat(30_000)}`)
    expect(status).toBe(400)
    expect(await sender.stored()).toEqual([])
  })
})

test('a hundred thousand lines are read without being held', async () => {
  const lines = Array.from(
    { length: 100_000 },
    (_, n) => `${10_000_000_000 + n},2026-11-20 10:00:00,500,0780 *** 1${(n % 90) + 10}`,
  )
  const bytes = Buffer.from(`id,date,amount,from\n${lines.join('\n')}\n`)
  const { body } = await sender.sendFile(bytes)
  expect(body).toMatchObject({ added: 100_000, known: 0, skippedTotal: 0 })
}, 60_000)
