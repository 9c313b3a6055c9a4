import { afterEach, expect, it, vi } from 'vitest'
import { readBelowMinimum } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

it('asks about everybody in a large class, as many at once as an address holds', async () => {
  const named: string[][] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const students = new URL(address, 'http://academy.test').searchParams.get('students')?.split(',') ?? []
    named.push(students)
    return Response.json({ minimumPercent: 60, students: students.map((_id) => ({ _id })) })
  })
  const ids = Array.from({ length: 450 }, (_, n) => n.toString(16).padStart(24, '0'))
  const { minimumPercent, students } = await readBelowMinimum(
    'c'.repeat(24),
    ids,
    new AbortController().signal,
  )
  expect(minimumPercent).toBe(60)
  expect(students.map(({ _id }) => _id)).toEqual(ids)
  expect(named.map(({ length }) => length)).toEqual([200, 200, 50])
})
