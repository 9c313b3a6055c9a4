import { beforeEach, expect, it } from 'vitest'
import { firstAnswers, noteAnswer, noting } from './first-reading.ts'

beforeEach(() => {
  noting.isOpen = true
  firstAnswers.length = 0
})

const AT = 'Mon, 23 Nov 2026 05:00:00 GMT'
const answer = (allowed: boolean, status = 200) =>
  new Response(null, { status, headers: { date: AT, ...(allowed && { 'offline-copy': 'allowed' }) } })

it('notes what the server allows to be kept while there is no worker, as whose and of when', () => {
  noteAnswer('/api/mycourse', 'token', answer(true), '{"courses":[]}')
  expect(firstAnswers).toEqual([{ url: '/api/mycourse', token: 'token', text: '{"courses":[]}', at: AT }])
})

it('notes nothing else, and nothing that a worker sees', () => {
  noteAnswer('/api/user/me', 'token', answer(false), '{}')
  noteAnswer('/api/mycourse', 'token', answer(true, 403), '{}')
  noting.isOpen = false
  noteAnswer('/api/mycourse', 'token', answer(true), '{}')
  expect(firstAnswers).toEqual([])
})

it('is bounded', () => {
  for (let i = 0; i < 500; i += 1) noteAnswer(`/api/lecture/${i}`, null, answer(true), '{}')
  expect(firstAnswers.length).toBeLessThanOrEqual(60)
})
