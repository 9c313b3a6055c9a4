import { randomBytes } from 'node:crypto'
import { readdirSync, readlinkSync } from 'node:fs'
import { truncate } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'

const MIB = 1024 * 1024
const KEY = 'questions/film.webp'
const FILM = randomBytes(24 * MIB)
const SLOW = 100
const PATIENCE = { timeout: 20_000, interval: 20 }

let academy: TestAcademy
let address: string
/** The academy's ends. */
const sockets = new Set<Socket>()
beforeAll(async () => {
  academy = await startAcademy({ env: { SOCKETS_PER_NETWORK: '0' } })
  await academy.services.files.put(KEY, FILM)
  address = `${await academy.listen()}/uploads/${KEY}`
  academy.app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
})
afterAll(() => academy.stop())

/** Answered, on a connection of its own; nothing is read yet. */
const ask = (range = `bytes=0-${FILM.length - 1}`) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const asked = get(address, { agent: false, headers: { range } }, resolve)
    asked.once('error', reject)
  })
const openFiles = () =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).endsWith(KEY)
    } catch {
      // The one that looks is among them, and closed by now.
      return false
    }
  }).length
const waiting = () => [...sockets].map(({ writableLength }) => writableLength)
const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)

test('everybody gets their own bytes, whatever the pace of the others', async () => {
  const parts = Array.from({ length: 24 }, (_, n) => {
    const start = Math.floor((FILM.length * n) / 30)
    return { start, end: Math.min(FILM.length - 1, start + 8 * MIB + n * 4_321) }
  })
  await Promise.all(
    parts.map(async ({ start, end }, n) => {
      const answer = await ask(`bytes=${start}-${end}`)
      // Half of them wait for the others before they read on.
      if (n % 2) await vi.waitFor(() => expect(Math.min(...waiting())).toBeGreaterThan(0), PATIENCE)
      const bytes = await buffer(answer)
      expect([answer.statusCode, bytes.length]).toEqual([206, end - start + 1])
      expect(bytes.equals(FILM.subarray(start, end + 1))).toBe(true)
    }),
  )
  await vi.waitFor(() => expect(openFiles()).toBe(0), PATIENCE)
})

test('a hundred readers who take nothing hold little, and let go of all when they leave', async () => {
  const answers = await Promise.all(Array.from({ length: SLOW }, () => ask()))
  await vi.waitFor(() => {
    expect(waiting()).toHaveLength(SLOW)
    expect(Math.min(...waiting())).toBeGreaterThan(0)
  }, PATIENCE)
  expect(openFiles()).toBe(SLOW)
  // Sixteen large pieces, a small one for each of the others.
  expect(sum(waiting())).toBeLessThanOrEqual(8 * MIB + SLOW * 64 * 1024)

  const [patient, ...others] = answers as [IncomingMessage, ...IncomingMessage[]]
  for (const answer of others) answer.destroy()
  await vi.waitFor(() => expect(openFiles()).toBe(1), PATIENCE)
  expect((await buffer(patient)).equals(FILM)).toBe(true)
  await vi.waitFor(() => expect(openFiles()).toBe(0), PATIENCE)
  // What they held is there for the next.
  expect((await buffer(await ask())).equals(FILM)).toBe(true)
})

test('a file that becomes shorter on the way breaks the line', async () => {
  const path = academy.services.files.pathOf(KEY) as string
  const answer = await ask()
  await vi.waitFor(() => expect(Math.min(...waiting())).toBeGreaterThan(0), PATIENCE)
  await truncate(path, MIB)
  await expect(buffer(answer)).rejects.toThrow('aborted')
  await vi.waitFor(() => expect(openFiles()).toBe(0), PATIENCE)
})
