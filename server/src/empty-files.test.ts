import { contract } from '@academy/contract'
import { HTTP_MESSAGES } from '@academy/contract/http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from './testing/academy.ts'
import { ACCESS } from './testing/access/table.ts'
import type { RawSending } from './testing/calls.ts'
import { setUpFixture } from './testing/fixture.ts'
import { rowCounts } from './testing/row-counts.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const taking = Object.values(contract).filter(({ upload }) => upload)

test.each(taking)('$address says of an empty file that it is empty, and stores nothing', async (endpoint) => {
  const fixture = await setUpFixture(academy, endpoint.who === 'student' ? 'S1' : 'SA')
  const sound = (await ACCESS[endpoint.address].valid(fixture)) as RawSending
  const client = academy.as(fixture.caller)
  const before = await rowCounts(academy)
  const send = (name: string) =>
    client.send(endpoint.address, { ...sound, file: { name, bytes: new Uint8Array() } })
  expect(await send(sound.file?.name ?? 'empty.csv')).toMatchObject({
    status: 400,
    body: { message: HTTP_MESSAGES.fileEmpty },
  })
  expect(await rowCounts(academy)).toEqual(before)

  // As a browser sends a form in which no file was chosen.
  const { status, body } = await send('')
  expect([200, 400, 409]).toContain(status)
  expect(body.message).not.toBe(HTTP_MESSAGES.fileEmpty)
})
