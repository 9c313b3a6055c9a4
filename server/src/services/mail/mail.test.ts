import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { openTestDatabase } from '../../testing/open-database.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { migrateJobs, runDueJobs, startJobs } from '../jobs/index.ts'
import {
  createMailTransport,
  type MailTransport,
  mailJobs,
  mailOn,
  warnWhenMailFails,
  writeLetter,
} from './index.ts'

const from = () => ({ name: 'Impinga', address: 'academy@example.rw' })
const letter = writeLetter('aline@example.rw', {
  academyName: 'Impinga',
  subject: 'Ikaze, Aline',
  greeting: 'Hello Aline <b>,',
  paragraphs: ['Here is your code. “Murakoze” — 日本'],
  code: '482913',
  button: { label: 'Open the academy', url: 'https://academy.test/verify?a=1&b="2"' },
  footnote: 'You did not ask for this? Then do nothing.',
})

const logged: unknown[] = []
const note = (fields: object, message: string) => void logged.push([fields, message])
const log = { info: note, warn: note }
let outboxDirectory: string

beforeAll(async () => {
  outboxDirectory = join(await mkdtemp(join(tmpdir(), 'mail-')), 'outbox')
})
afterAll(() => rm(join(outboxDirectory, '..'), { recursive: true }))

/** Quoted-printable and base64 parts of a mail, decoded. */
function readable(eml: string): string {
  const parts = eml.split(/\n--[^\n]+\n/).map((part) => {
    const [head = '', ...body] = part.replaceAll('\r', '').split('\n\n')
    const content = body.join('\n\n')
    if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString()
    const plain = content
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    return /quoted-printable/i.test(head) ? Buffer.from(plain, 'latin1').toString() : content
  })
  return parts.join('\n')
}

describe('a letter', () => {
  it('says the same as text and as inert HTML', () => {
    expect(letter.text).toContain('482913')
    expect(letter.text).toContain('Open the academy:\nhttps://academy.test/verify?a=1&b="2"')
    expect(letter.html).toContain('Hello Aline &lt;b&gt;,')
    expect(letter.html).toContain('href="https://academy.test/verify?a=1&amp;b=&quot;2&quot;"')
    expect(letter.html).not.toMatch(/<script|<img|<link/)
  })

  it('comes in the product’s own green and mist, under its mark and name', () => {
    const { html = '' } = letter
    expect(html.indexOf('border-bottom:14px solid #0e6446')).toBeLessThan(html.indexOf('>Impinga</td>'))
    for (const colour of ['background:#f3f6f4', 'background:#0e6446;color:#ffffff'])
      expect(html).toContain(colour)
    expect(html).not.toMatch(/#f7f3ec|#241f19|#8a2f1d/)
  })

  it('makes one line of whatever was typed as a subject', () => {
    const subjectOf = (subject: string) =>
      writeLetter('a@b.rw', { academyName: 'x', subject, paragraphs: [] }).subject
    expect(subjectOf(' Paid:\r\n Maps\u0007of\u2028Kigali ')).toBe('Paid: Maps of Kigali')
    const long = subjectOf(`x${'🌄'.repeat(200)}`)
    expect([long.length, long.isWellFormed(), long.at(-1)]).toEqual([200, true, '…'])
  })

  it('links to the web only', () => {
    const button = { label: 'x', url: 'javascript:alert(1)' }
    const bad = () => writeLetter('a@b.rw', { academyName: 'x', subject: 'x', paragraphs: [], button })
    expect(bad).toThrow('web addresses')
  })
})

describe('the outbox', () => {
  it('gets each mail as a file, and the log gets the subject alone', async () => {
    const transport = createMailTransport({ outboxDirectory, from, log })
    await transport.send(letter, newId())
    await transport.send({ to: 'eric@example.rw', subject: 'Plain', text: 'only text' }, newId())
    const names = (await readdir(outboxDirectory)).sort()
    expect(names).toHaveLength(2)
    expect(names.every((name) => /^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f]{8}\.eml$/.test(name))).toBe(true)
    const eml = await readFile(join(outboxDirectory, names[0]!), 'utf8')
    expect(eml).toMatch(/^From: Impinga <academy@example\.rw>$/m)
    expect(eml).toMatch(/^To: aline@example\.rw$/m)
    expect(eml).toMatch(/^Subject: Ikaze, Aline$/m)
    expect(readable(eml)).toContain('“Murakoze” — 日本')
    expect(readable(eml)).toContain('482913')
    expect(JSON.stringify(logged)).toContain('Ikaze, Aline')
    expect(JSON.stringify(logged)).not.toMatch(/482913|verify|aline@/)
    transport.close()
  })

  it('keeps letters for 30 days and the newest 5,000, and no half of one', async () => {
    const directory = join(outboxDirectory, '..', 'old-outbox')
    const transport = createMailTransport({ outboxDirectory: directory, from, log })
    await mkdir(directory)
    const put = async (name: string, ageHours: number) => {
      await writeFile(join(directory, name), '')
      const at = new Date(Date.now() - ageHours * 3_600_000)
      await utimes(join(directory, name), at, at)
    }
    await put('2026-01-01-a.eml', 31 * 24)
    await put('2026-01-02-b.eml', 29 * 24)
    await put('2026-01-03-c.eml.part', 2)
    await put('2026-01-04-d.eml.part', 0)
    await put('notes.txt', 31 * 24)
    for (let i = 0; i < 5_000; i++)
      await writeFile(join(directory, `2025-${String(i).padStart(4, '0')}.eml`), '')
    await transport.send(letter, newId())
    transport.close()
    const left = (await readdir(directory)).sort()
    expect(left.filter((name) => name.endsWith('.eml'))).toHaveLength(4_999)
    expect(left[0]).toBe('2025-0003.eml')
    expect(left.filter((name) => !name.startsWith('2025'))).toEqual([
      '2026-01-02-b.eml',
      '2026-01-04-d.eml.part',
      expect.stringMatching(/^\d{4}-.*Z-[0-9a-f]{8}\.eml$/),
      'notes.txt',
    ])
  })
})

describe('SMTP', () => {
  let server: MailServer
  let transport: MailTransport

  beforeAll(async () => {
    server = await startMailServer()
    transport = createMailTransport({ mailUrl: server.mailUrl, outboxDirectory, from, log })
  })

  afterAll(async () => {
    transport.close()
    await server.stop()
  })

  it('carries the mail to its one reader', async () => {
    await transport.send(letter, newId())
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.to).toEqual(['aline@example.rw'])
    expect(readable(server.received[0]!.eml)).toContain('482913')
  })

  it('is tried at the start: one warning that names the setting, never its password', async () => {
    const warnings = async (mailUrl: string) => {
      logged.length = 0
      const tried = createMailTransport({ mailUrl, outboxDirectory, from, log })
      await warnWhenMailFails(tried, log)
      tried.close()
      return JSON.stringify(logged)
    }
    expect(await warnings(server.mailUrl)).toBe('[]')
    const wrong = await warnings(`smtp://academy:a-wrong-word@127.0.0.1:${server.port}`)
    expect(wrong.match(/MAIL_URL does not work/g)).toHaveLength(1)
    expect(wrong).not.toContain('a-wrong-word')
    expect(await warnings('smtp://127.0.0.1:9')).toMatch(/ECONNREFUSED.*MAIL_URL does not work/)
  })

  it.each([
    ['a second header', 'aline@example.rw\r\nBcc: all@example.rw'],
    ['a list', 'aline@example.rw, eric@example.rw'],
    ['a name that hides an address', '"a@b.rw" <eric@example.rw>'],
    ['no address', 'aline'],
    ['nothing', ''],
    ['an endless address', `${'a'.repeat(300)}@example.rw`],
  ])('refuses %s as receiver', async (_, to) => {
    const before = server.received.length
    await expect(transport.send({ ...letter, to }, newId())).rejects.toThrow('one plain address')
    expect(server.received).toHaveLength(before)
  })

  it.each(['Hello\r\nBcc: all@example.rw', 'Hello\nX: y', 'a\u2028b', 'x'.repeat(300)])(
    'refuses the subject %j',
    async (subject) => {
      await expect(transport.send({ ...letter, subject }, newId())).rejects.toThrow('subject of one line')
    },
  )

  describe('through jobs', () => {
    let open: OpenDatabase

    beforeAll(async () => {
      open = await openTestDatabase()
      await migrateJobs(open.pool)
    })
    afterAll(async () => {
      await open.close()
    })

    it('leaves after the commit, and is kept while the mail server is away', async () => {
      const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} }
      const before = server.received.length
      server.isAway = true
      const handlers = mailJobs({ db: open.db, carrier: transport, log, onAddressRefused: async () => {} })
      const runner = await startJobs({ pool: open.pool, handlers, log: silent })
      await open.db.transaction().execute((transaction) => mailOn(transaction).send(letter))
      const failed = async () =>
        (await open.pool.query('select attempts from graphile_worker.jobs where last_error is not null')).rows
      await expect.poll(failed).toEqual([{ attempts: 1 }])
      expect(server.received).toHaveLength(before)

      server.isAway = false
      await open.pool.query('update graphile_worker._private_jobs set run_at = now()')
      await expect.poll(() => server.received.length, { timeout: 8000 }).toBe(before + 1)
      await runner.stop()
    })

    it('is not sent again when it was refused for good, and the log names nobody', async () => {
      await mailOn(open.db).send({ ...letter, to: 'nobody@example.rw' })
      logged.length = 0
      await runDueJobs({
        pool: open.pool,
        handlers: mailJobs({ db: open.db, carrier: transport, log, onAddressRefused: async () => {} }),
        log: quietLog,
      })
      expect((await open.pool.query('select 1 from graphile_worker.jobs')).rowCount).toBe(0)
      expect(logged).toEqual([
        [{ subject: 'Ikaze, Aline', responseCode: 550 }, 'a mail was refused for good and is not sent again'],
      ])
    })
  })
})
