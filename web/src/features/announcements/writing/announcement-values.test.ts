import * as M from '@academy/contract/announcements/messages'
import { describe, expect, test } from 'vitest'
import { type AnnouncementValues, checkAnnouncement, emptyValues, writtenOf } from './announcement-values.ts'
import { momentOf, typedOf } from './kigali-time.ts'

/** Monday, a quarter past nine in the evening in Kigali. */
const NOW = Date.parse('2026-11-23T21:15:00+02:00')
const COURSE = 'c'.repeat(24)
const written = (changes: Partial<AnnouncementValues> = {}): AnnouncementValues => ({
  ...emptyValues(NOW),
  ...{ title: 'No class on Friday', text: 'The lab is closed.', course: COURSE },
  ...changes,
})

describe('a time of Kigali', () => {
  test('is read and written the same in London and in Tokyo', () => {
    expect(momentOf('2026-11-24T00:30')).toBe('2026-11-23T22:30:00.000Z')
    expect(typedOf('2026-11-23T22:30:00.000Z')).toBe('2026-11-24T00:30')
  })
  test('that was half cleared is none', () => {
    expect(momentOf('')).toBeNull()
    expect(momentOf('2026-11-31T25:00')).toBeNull()
  })
})

test('a new one begins with the next hour but one, and a week’s pin', () => {
  expect(emptyValues(NOW)).toMatchObject({
    when: 'now',
    sendAt: '2026-11-23T23:00',
    pinnedUntil: '2026-11-30',
  })
})

describe('what the server would refuse is said before', () => {
  test('nothing of a whole one', () => expect(checkAnnouncement(written(), NOW)).toEqual({}))
  test.each<[Partial<AnnouncementValues>, object]>([
    [{ title: ' ' }, { title: M.titleRequired }],
    [{ text: '\n' }, { text: M.textRequired }],
    [{ course: '' }, { course: M.courseRequired }],
    [{ when: 'later', sendAt: '2026-11-23T21:14' }, { sendAt: M.sendAtPast }],
    [{ when: 'later', sendAt: '' }, { sendAt: M.sendAtInvalid }],
    [{ when: 'later', sendAt: '2027-12-01T10:00' }, { sendAt: M.sendAtTooFar }],
    [{ pin: 'yes', pinnedUntil: '2026-11-22' }, { pinnedUntil: M.pinPast }],
    [{ pin: 'yes', pinnedUntil: '' }, { pinnedUntil: M.pinInvalid }],
    [
      { when: 'later', sendAt: '2026-11-26T08:00', pin: 'yes', pinnedUntil: '2026-11-25' },
      { pinnedUntil: M.pinPast },
    ],
  ])('%o', (changes, faults) => expect(checkAnnouncement(written(changes), NOW)).toEqual(faults))
  test('a time that does not count is not judged', () => {
    const values = written({ kind: 'role', course: '', sendAt: '', pin: 'yes', pinnedUntil: '' })
    expect(checkAnnouncement(values, NOW)).toEqual({})
  })
})

test('only what counts is sent', () => {
  expect(writtenOf(written({ kind: 'all', pin: 'yes' }))).toMatchObject({
    audience: { kind: 'all' },
    sendAt: null,
    pinnedUntil: null,
  })
  expect(writtenOf(written({ when: 'later', sendAt: '2026-11-24T08:00', pin: 'yes' }))).toMatchObject({
    audience: { kind: 'course', course: COURSE },
    sendAt: '2026-11-24T06:00:00.000Z',
    pinnedUntil: '2026-11-30',
  })
  expect(writtenOf(written({ kind: 'role', role: 'instructor' })).audience).toEqual({
    kind: 'role',
    role: 'instructor',
  })
})
