import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { freePort } from '../testing/ports.ts'
import { buildPrograms, finish, type Programs, runProgram } from '../testing/programs.ts'

// Every step is a process of its own, and test machines are busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let programs: Programs
let dataDir: string
let server: MailServer
beforeAll(async () => {
  programs = await buildPrograms()
  dataDir = mkdtempSync(join(tmpdir(), 'test-mail-'))
  server = await startMailServer()
})
afterAll(async () => {
  await server?.stop()
  programs?.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

const testMail = (to: string, mailUrl: string) =>
  finish(
    runProgram(programs.commands, ['test-mail', to], {
      DATA_DIR: dataDir,
      MAIL_URL: mailUrl,
      MAIL_FROM: 'Head Office <hello@academy.example>',
      PUBLIC_URL: 'https://academy.example',
    }),
  )

test('one letter leaves through MAIL_URL, from MAIL_FROM, and the operator hears that it was taken', async () => {
  const { code, text } = await testMail('aline@school.rw', server.mailUrl)
  expect([code, text]).toEqual([
    0,
    expect.stringMatching(/^The mail server took a letter to aline@school\.rw\. .*MAIL_FROM\.\n$/),
  ])
  expect(server.received.map(({ to }) => to)).toEqual([['aline@school.rw']])
  expect(server.received[0]?.eml).toMatch(/^From: Head Office <hello@academy\.example>\r?$/m)
  expect(server.received[0]?.eml).toContain('https://academy.example')
})

test.each([
  ['nobody listens', async () => `smtp://academy:p%40ss@127.0.0.1:${await freePort()}`, /ECONNREFUSED/],
  ['the password is wrong', async () => server.mailUrl.replace('p%40ss', 'hunter2'), /535/],
])('where %s, MAIL_URL is named, and no password', async (_, mailUrl, reason) => {
  const { code, text } = await testMail('aline@school.rw', await mailUrl())
  expect(code).toBe(1)
  expect(text).toMatch(/^MAIL_URL does not work: [^\n]+\n$/)
  expect(text).toMatch(reason)
  expect(text).not.toMatch(/p%40ss|p@ss|hunter2/)
})

test("a mailbox that is not there is told in the mail server's own words", async () => {
  const { code, text } = await testMail('nobody@school.rw', server.mailUrl)
  expect([code, text]).toEqual([
    1,
    expect.stringMatching(/^The mail server refused the letter to nobody@school\.rw: .*550 no mailbox .*\n$/),
  ])
})
