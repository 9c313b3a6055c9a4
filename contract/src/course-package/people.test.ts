import { describe, expect, it } from 'vitest'
import { demoPeople, sentenceFor } from './index.ts'

const aline = { name: 'Aline Umutoni', email: 'aline@demo.rw', role: 'user', about: 'Student' }

function errorsOf(...people: object[]) {
  const { error } = demoPeople.safeParse({ password: 'long-enough', people }, { error: sentenceFor })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('people of a demo academy', () => {
  it('takes progress as a count or as all', () => {
    const enrolments = [{ course: 'first' }, { course: 'second', completedLectures: 'all' }]
    expect(errorsOf({ ...aline, enrolments })).toEqual([])
  })

  it('refuses what would not work', () => {
    expect(errorsOf(aline, { ...aline, email: 'ALINE@demo.rw' })).toEqual([
      'people.1.email: ALINE@demo.rw is used by an earlier person',
    ])
    expect(errorsOf({ ...aline, teaches: ['first'] })).toEqual([
      'people.0.teaches: only an instructor teaches courses',
    ])
    expect(errorsOf({ ...aline, mainrole: 'superadmin' })).toEqual([
      'people.0.mainrole: a superadmin has the role admin',
    ])
    expect(errorsOf({ ...aline, role: 'student' })).toEqual([
      'people.0.role: must be one of "user", "instructor", "admin"',
    ])
    expect(errorsOf({ ...aline, enrolments: [{ course: 'first', completedLectures: -1 }] })).toHaveLength(1)
  })
})
