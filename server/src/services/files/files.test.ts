import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Files, isFileTooLarge, isStorageUnavailable, newFileKey, openFiles } from './index.ts'

const MEGABYTE = 1024 * 1024

let folder: string
let s3: S3rver
let s3Port: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'academy', configs: [] }],
  })
  s3Port = (await s3.run()).port
})

afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const storages: [string, () => Promise<Files>][] = [
  ['disk', () => openFiles({ directory: join(folder, 'media') })],
  ['s3', () => openFiles({ directory: '', storageUrl: s3Url('academy') })],
  ['s3 under a prefix', () => openFiles({ directory: '', storageUrl: `${s3Url('academy')}&prefix=deep/er` })],
]

function s3Url(bucket: string): string {
  return `s3://S3RVER:S3RVER@127.0.0.1:${s3Port}/${bucket}?ssl=off&region=us-east-1`
}

/** Chunks made as they are asked for, so nothing here holds the file either. */
function chunks(count: number, chunkBytes = 64 * 1024): Readable {
  let made = 0
  return new Readable({
    read() {
      setImmediate(() => this.push(made++ < count ? Buffer.alloc(chunkBytes, made) : null))
    },
  })
}

async function keysOf(files: Files, prefix?: string): Promise<string[]> {
  const keys: string[] = []
  for await (const file of files.list(prefix)) keys.push(file.key)
  return keys.sort()
}

describe.each(storages)('%s', (_, open) => {
  let files: Files
  beforeAll(async () => {
    files = await open()
    await files.ready()
  })
  afterAll(() => files.close())

  it('gives back what was put, whole and in part', async () => {
    const key = newFileKey('lectures/65f0c0ffee65f0c0ffee65f0', 'mp4')
    const stored = await files.put(key, Readable.from([Buffer.from('hello '), Buffer.from('academy')]))
    expect(stored).toMatchObject({ key, sizeBytes: 13, contentType: 'video/mp4' })
    expect(await files.stat(key)).toEqual(stored)

    const whole = await files.open(key)
    expect(whole?.sizeBytes).toBe(13)
    expect((await buffer(whole!.stream)).toString()).toBe('hello academy')
    const part = await files.open(key, { start: 6, end: 9 })
    expect(part?.sizeBytes).toBe(13)
    expect((await buffer(part!.stream)).toString()).toBe('acad')
  })

  it('takes bytes at hand, and many parts', async () => {
    const small = newFileKey('courses', 'webp')
    await files.put(small, Buffer.from('picture'))
    expect((await buffer((await files.open(small))!.stream)).toString()).toBe('picture')

    const large = newFileKey('lectures/large', 'mp4')
    const stored = await files.put(large, chunks(192), { maxBytes: 12 * MEGABYTE })
    expect(stored.sizeBytes).toBe(12 * MEGABYTE)
    const tail = await files.open(large, { start: 12 * MEGABYTE - 2, end: 12 * MEGABYTE - 1 })
    expect([...(await buffer(tail!.stream))]).toEqual([192, 192])
  })

  it('throws away and puts back, and lists neither trash nor marker', async () => {
    const key = newFileKey('thrown', 'webp')
    await files.put(key, Buffer.from('picture'))
    await files.trash.add(key, '2026-03-01')
    await files.trash.add(key, '2026-03-02')
    await files.marker.write('{"whose":"ours"}')
    expect(await files.stat(key)).toBeNull()
    expect(await keysOf(files, 'thrown/')).toEqual([])
    expect((await keysOf(files)).filter((name) => !/^[a-z]/.test(name))).toEqual([])
    const trashed = async () => {
      const found: unknown[] = []
      for await (const file of files.trash.list()) found.push(file)
      return found
    }
    expect(await trashed()).toEqual([{ key, day: '2026-03-01' }])
    await files.trash.putBack({ key, day: '2026-03-01' })
    expect((await buffer((await files.open(key))!.stream)).toString()).toBe('picture')
    await files.trash.add(key, '2026-03-03')
    await files.trash.remove({ key, day: '2026-03-03' })
    expect(await trashed()).toEqual([])
    expect(await files.stat(key)).toBeNull()
    expect(await files.marker.read()).toBe('{"whose":"ours"}')
  })

  it('stores an empty file', async () => {
    const key = newFileKey('empty', 'bin')
    expect((await files.put(key, Readable.from([]))).sizeBytes).toBe(0)
  })

  it.each([12, 200])('refuses the first byte over the cap while reading (%i chunks)', async (count) => {
    const key = newFileKey('capped', 'mp4')
    let pulledBytes = 0
    const source = chunks(count).map((chunk: Buffer) => {
      pulledBytes += chunk.length
      return chunk
    })
    const failure = await files.put(key, source, { maxBytes: 10 * 64 * 1024 - 1 }).catch((error) => error)
    expect(isFileTooLarge(failure)).toBe(true)
    expect(pulledBytes).toBeLessThan(3 * MEGABYTE)
    expect(await files.stat(key)).toBeNull()
    expect(await keysOf(files, 'capped/')).toEqual([])
  })

  it('leaves nothing behind when the source fails or the caller gives up, and keeps what was there', async () => {
    const key = newFileKey('broken', 'pdf')
    await files.put(key, Buffer.from('first'))
    const failing = Readable.from(
      (async function* () {
        yield Buffer.alloc(1000)
        throw new Error('the phone went away')
      })(),
    )
    await expect(files.put(key, failing)).rejects.toThrow('the phone went away')

    const stop = new AbortController()
    const endless = chunks(Number.POSITIVE_INFINITY, 1024)
    endless.once('data', () => stop.abort())
    await expect(files.put(key, endless, { signal: stop.signal })).rejects.toThrow()

    const cut = chunks(Number.POSITIVE_INFINITY, 1024)
    cut.once('data', () => cut.destroy())
    await expect(files.put(key, cut)).rejects.toThrow()
    expect((await buffer((await files.open(key))!.stream)).toString()).toBe('first')
  })

  it('answers null for what is not there, and removes twice without complaint', async () => {
    const key = newFileKey('gone', 'mp3')
    expect(await files.open(key)).toBeNull()
    expect(await files.stat(key)).toBeNull()
    await files.put(key, Buffer.from('x'))
    await files.remove(key)
    await files.remove(key)
    expect(await files.stat(key)).toBeNull()
  })

  it('lists by prefix', async () => {
    const keys = ['list/a1/one.pdf', 'list/a1/two.pdf', 'list/a2/three.pdf']
    for (const key of keys) await files.put(key, Buffer.from('x'))
    expect(await keysOf(files, 'list/')).toEqual(keys)
    expect(await keysOf(files, 'list/a1/')).toEqual(keys.slice(0, 2))
    expect(await keysOf(files, 'list/a1/t')).toEqual([keys[1]])
    expect(await keysOf(files, 'nothing/')).toEqual([])
    expect((await keysOf(files)).length).toBeGreaterThanOrEqual(3)
  })

  it.each([
    '../secret.pdf',
    'a/../../secret.pdf',
    '/etc/passwd',
    'a//b.pdf',
    'a/./b.pdf',
    '.unfinished/b.pdf',
    'a\\b.pdf',
    'a%2e%2e/b.pdf',
    'A.PDF',
    'page.html',
    'a.svg',
    'a.pdf\0.mp4',
    'a.pdf\n',
    `${'a'.repeat(300)}.pdf`,
    'folder',
    '',
  ])('has no place for the key %j', async (key) => {
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('not a file key')
    await expect(files.open(key)).rejects.toThrow('not a file key')
    await expect(files.stat(key)).rejects.toThrow('not a file key')
    await expect(files.remove(key)).rejects.toThrow('not a file key')
  })
})

describe('trouble', () => {
  it('leaves no unfinished file on the disk', async () => {
    await expect.poll(() => readdir(join(folder, 'media', '.unfinished'))).toEqual([])
  })

  it('says when the storage does not answer', async () => {
    const dead = await openFiles({ directory: '', storageUrl: 's3://a:b@127.0.0.1:5399/academy?ssl=off' })
    const calls = [() => dead.ready(), () => dead.put('a.pdf', Buffer.from('x')), () => dead.open('a.pdf')]
    for (const call of calls) expect(isStorageUnavailable(await call().catch((error) => error))).toBe(true)
    const missing = await openFiles({ directory: '', storageUrl: s3Url('unknown') })
    expect(isStorageUnavailable(await missing.ready().catch((error) => error))).toBe(true)
    await Promise.all([dead.close(), missing.close()])
  })
})
