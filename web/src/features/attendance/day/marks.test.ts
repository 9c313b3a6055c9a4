import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  changeMark,
  type DayMark,
  decide,
  markAll,
  markOf,
  onlyChanges,
  savedMarks,
  tally,
  toggled,
  toSend,
  without,
} from './marks.ts'

const DATE = '2026-11-20'
const saved = savedMarks([
  { studentId: 'divine', present: true, notes: '', date: DATE, isCheckIn: false },
  { studentId: 'fabrice', present: false, notes: 'Called in sick', date: DATE, isCheckIn: false },
])
const students = ['divine', 'fabrice', 'theo'].map((_id) => ({ _id }))

it('counts who was not marked apart from who was absent', () => {
  expect(tally(saved, {}, students)).toEqual({ present: 1, absent: 1, notMarked: 1 })
  expect(tally(saved, markAll(saved, {}, students, true), students)).toEqual({
    present: 3,
    absent: 0,
    notMarked: 0,
  })
})

it('knows no change where the form says what is stored', () => {
  const there = changeMark(saved, {}, 'divine', { present: false })
  expect(Object.keys(there)).toEqual(['divine'])
  expect(changeMark(saved, there, 'divine', { present: true })).toEqual({})
  expect(Object.keys(markAll(saved, {}, students, false))).toEqual(['divine', 'theo'])
})

it('takes a mark back where its side is chosen again, and sends that', () => {
  const present = toggled(markOf(saved, {}, 'divine'), true)
  expect(present).toBeNull()
  const changes = changeMark(saved, {}, 'divine', { present })
  expect(toSend(saved, changes)).toMatchObject({ attendanceRecords: [], cleared: ['divine'] })
})

it('keeps a note in the form until its student is marked', () => {
  const note = changeMark(saved, {}, 'theo', { notes: 'On the bus' })
  expect(toSend(saved, note)).toEqual({ attendanceRecords: [], cleared: [], sent: {} })
  const marked = changeMark(saved, note, 'theo', { present: false })
  expect(toSend(saved, marked).attendanceRecords).toEqual([
    { studentId: 'theo', present: false, notes: 'On the bus' },
  ])
})

it('keeps what was changed again while a save was on its way', () => {
  const first = changeMark(saved, {}, 'theo', { present: true })
  const { sent } = toSend(saved, first)
  const then = changeMark(saved, first, 'theo', { notes: 'Late' })
  expect(without(then, sent)).toEqual({ theo: { present: true, notes: 'Late' } })
  expect(without(first, sent)).toEqual({})
})

it('drops of a conflict what somebody else’s mark is taken for, and nothing else', () => {
  const changes = markAll(saved, {}, students, false)
  const conflict = (studentId: string) => ({
    ...{ studentId, name: studentId, by: null, at: '' },
    yours: { present: false, notes: '' },
    theirs: { present: true, notes: '' },
  })
  expect(Object.keys(decide(changes, [conflict('theo'), conflict('divine')], new Set(['divine'])))).toEqual([
    'divine',
  ])
})

const mark: fc.Arbitrary<DayMark> = fc.record({
  present: fc.constantFrom(true, false, null),
  notes: fc.constantFrom('', 'Late', ' Late '),
})
const steps = fc.array(fc.tuple(fc.constantFrom('divine', 'fabrice', 'theo'), mark), { maxLength: 20 })

it('sends in the end what the form shows, however it came there', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      let changes = {}
      for (const [id, part] of taken) changes = changeMark(saved, changes, id, part)
      expect(onlyChanges(saved, changes)).toEqual(changes)
      const { attendanceRecords, cleared } = toSend(saved, changes)
      const after = new Map([...saved])
      for (const { studentId, ...one } of attendanceRecords) after.set(studentId, one)
      for (const id of cleared) after.delete(id)
      for (const { _id } of students)
        expect(after.get(_id)?.present ?? null).toBe(markOf(saved, changes, _id).present)
    }),
  )
})
