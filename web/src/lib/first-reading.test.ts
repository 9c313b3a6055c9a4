import { afterEach, expect, it, vi } from 'vitest'
import { firstAnswers, noteAnswer } from './first-reading.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  firstAnswers.length = 0
})

const AT = 'Mon, 23 Nov 2026 05:00:00 GMT'
const answer = (allowed: boolean, status = 200) =>
  new Response(null, { status, headers: { date: AT, ...(allowed && { 'offline-copy': 'allowed' }) } })
const withWorker = (controller: object | null) =>
  vi.stubGlobal('navigator', { serviceWorker: { controller } })

it('notes what the server allows to be kept while there is no worker, as whose and of when', () => {
  withWorker(null)
  noteAnswer('/api/mycourse', 'token', answer(true), '{"courses":[]}')
  expect(firstAnswers).toEqual([{ url: '/api/mycourse', token: 'token', text: '{"courses":[]}', at: AT }])
})

it('notes nothing else, and nothing that a worker sees', () => {
  withWorker(null)
  noteAnswer('/api/user/me', 'token', answer(false), '{}')
  noteAnswer('/api/mycourse', 'token', answer(true, 403), '{}')
  withWorker({})
  noteAnswer('/api/mycourse', 'token', answer(true), '{}')
  vi.stubGlobal('navigator', {})
  noteAnswer('/api/mycourse', 'token', answer(true), '{}')
  expect(firstAnswers).toEqual([])
})

it('is bounded', () => {
  withWorker(null)
  for (let i = 0; i < 500; i += 1) noteAnswer(`/api/lecture/${i}`, null, answer(true), '{}')
  expect(firstAnswers.length).toBeLessThanOrEqual(60)
})
