import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { conversationTime, dayTitle } from './times.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const NOW = '2026-11-20T12:00:00Z'

test.each([
  ['2026-11-20T11:00:01Z', 'now'],
  ['2026-11-20T11:00:00Z', '1:00 PM'],
  ['2026-11-19T12:00:01Z', '2:00 PM'],
  ['2026-11-19T12:00:00Z', 'Thu'],
  ['2026-11-13T12:00:01Z', 'Fri'],
  ['2026-11-13T12:00:00Z', 'Nov 13'],
  ['2025-12-31T12:00:00Z', 'Dec 31, 2025'],
  ['2026-11-20T12:00:30Z', 'now'],
])('a conversation of %s reads %s', (at, words) => {
  expect(conversationTime(at, NOW)).toBe(words)
})

test('days are told in Kigali', () => {
  expect(dayTitle('2026-11-19T22:30:00Z', NOW)).toBe('Today')
  expect(dayTitle('2026-11-19T21:30:00Z', NOW)).toBe('Yesterday')
  expect(dayTitle('2026-11-17T21:30:00Z', NOW)).toBe('Nov 17, 2026')
})
