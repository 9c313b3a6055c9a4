import { expect, test } from 'vitest'
import { aBounce } from '../../testing/bounces.ts'
import { readBounces } from './bounce.ts'

const ID = '6b03af08000007e5b09dc34e'
const read = (mail: string) => readBounces(Buffer.from(mail))
const to = 'eric@example.rw'

test('a report names the letter, who it was for, and whether that is for good', async () => {
  expect(await read(aBounce({ mailId: ID, to }))).toEqual([
    { mailId: ID, addresses: [to, to], isForGood: true },
  ])
})

test('the letter is known by its envelope, by its headers, or by all of it that came back', async () => {
  const envelope = { mailId: ID, to, returned: 'nothing', envelopeId: ID } as const
  for (const bounce of [
    envelope,
    { mailId: ID, to, returned: 'headers' },
    { mailId: ID, to, returned: 'all' },
  ] as const)
    expect((await read(aBounce(bounce)))[0]?.mailId).toBe(ID)
  expect(await read(aBounce({ mailId: ID, to, returned: 'nothing' }))).toEqual([])
  expect(await read(aBounce({ mailId: 'not-of-ours', to }))).toEqual([])
})

test.each([
  ['5.1.1', 'failed', true],
  ['5.0.0', 'failed', true],
  ['5.2.1', 'failed', true],
  ['5.4.4', 'Failed', true],
  ['5.1.10 (unknown user)', 'failed', true],
  ['5.7.1', 'failed', false],
  ['5.6.0', 'failed', false],
  ['4.2.2', 'failed', false],
  ['4.4.7', 'delayed', false],
  ['5.1.1', 'delayed', false],
  ['2.0.0', 'delivered', false],
  ['', 'failed', false],
  ['5', 'failed', false],
])('status %j, action %j: for good is %j', async (status, action, isForGood) => {
  expect((await read(aBounce({ mailId: ID, to, status, action })))[0]?.isForGood).toBe(isForGood)
})

test('lines with and without a return, fields that go on, and parts packed in base64 are read', async () => {
  const plain = aBounce({ mailId: ID, to })
  const folded = plain.replace('Status: 5.1.1', 'Status:\r\n 5.1.1')
  const packed = aBounce({ mailId: ID, to, isPacked: true })
  for (const mail of [plain.replaceAll('\r\n', '\n'), folded, packed])
    expect(await read(mail)).toMatchObject([{ mailId: ID, isForGood: true }])
})

test.each([
  ['nothing', ''],
  ['a letter', 'From: a@example.rw\r\nSubject: I am away\r\n\r\nUntil Monday.\r\n'],
  ['a report that is cut', aBounce({ mailId: ID, to }).slice(0, 420)],
  ['a boundary without an end', `Content-Type: multipart/report; boundary="${'x'.repeat(5000)}"\r\n\r\n--x`],
  ['bytes', '\u0000\u0001\ufffd'.repeat(2000)],
  ['a part in a part in a part', nested(200)],
])('of %s nothing is read', async (_, mail) => {
  expect((await read(mail)).filter(({ isForGood }) => isForGood)).toEqual([])
})

function nested(depth: number): string {
  const open = Array.from(
    { length: depth },
    (__, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  )
  return open.join('') + aBounce({ mailId: ID, to })
}
