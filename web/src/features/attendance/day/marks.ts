import type { AttendanceRecord, RosterStudent } from '@academy/contract/attendance'
import { NOTE_MAX_LENGTH } from '@academy/contract/attendance/rules'

/** What the form says of a student; `present` null is not marked. */
export interface DayMark {
  present: boolean | null
  notes: string
}
/** What is stored, by student; who is not in it is not marked. */
export type SavedMarks = ReadonlyMap<string, DayMark>
/** What differs from what is stored, by student. */
export type DayChanges = Readonly<Record<string, DayMark>>

export interface Conflict {
  studentId: string
  name: string
  yours: DayMark
  theirs: DayMark
  by: string | null
  at: string
}

const NOT_MARKED: DayMark = { present: null, notes: '' }

export const savedMarks = (attendance: readonly AttendanceRecord[]): SavedMarks =>
  new Map(attendance.map(({ studentId, present, notes }) => [studentId, { present, notes }]))

export const markOf = (saved: SavedMarks, changes: DayChanges, studentId: string): DayMark =>
  changes[studentId] ?? saved.get(studentId) ?? NOT_MARKED

const isSame = (a: DayMark, b: DayMark) => a.present === b.present && a.notes.trim() === b.notes.trim()

/** What is as it is stored is no change, whoever stored it. */
export function onlyChanges(saved: SavedMarks, changes: DayChanges): DayChanges {
  const differing = Object.entries(changes).filter(
    ([studentId, mark]) => !isSame(mark, saved.get(studentId) ?? NOT_MARKED),
  )
  return Object.fromEntries(differing)
}

export function changeMark(
  saved: SavedMarks,
  changes: DayChanges,
  studentId: string,
  part: Partial<DayMark>,
): DayChanges {
  const mark = { ...markOf(saved, changes, studentId), ...part }
  return onlyChanges(saved, {
    ...changes,
    [studentId]: { ...mark, notes: mark.notes.slice(0, NOTE_MAX_LENGTH) },
  })
}

/** Choosing the chosen side again takes the mark back. */
export const toggled = (mark: DayMark, present: boolean): boolean | null =>
  mark.present === present ? null : present

export function markAll(
  saved: SavedMarks,
  changes: DayChanges,
  students: readonly Pick<RosterStudent, '_id'>[],
  present: boolean,
): DayChanges {
  const all = students.map(({ _id }) => [_id, { ...markOf(saved, changes, _id), present }] as const)
  return onlyChanges(saved, { ...changes, ...Object.fromEntries(all) })
}

export function tally(
  saved: SavedMarks,
  changes: DayChanges,
  students: readonly Pick<RosterStudent, '_id'>[],
) {
  const counts = { present: 0, absent: 0, notMarked: 0 }
  for (const { _id } of students) {
    const { present } = markOf(saved, changes, _id)
    if (present === null) counts.notMarked += 1
    else counts[present ? 'present' : 'absent'] += 1
  }
  return counts
}

/** A note of somebody who is not marked has nothing to stand beside yet: it stays in the form. */
export const isWaitingForMark = ({ present, notes }: DayMark): boolean =>
  present === null && notes.trim() !== ''

/** What a save sends, and which changes those are. */
export function toSend(saved: SavedMarks, changes: DayChanges) {
  const attendanceRecords: { studentId: string; present: boolean; notes: string }[] = []
  const cleared: string[] = []
  const sent: Record<string, DayMark> = {}
  for (const [studentId, mark] of Object.entries(changes)) {
    if (mark.present !== null)
      attendanceRecords.push({ studentId, present: mark.present, notes: mark.notes.trim() })
    else if (saved.has(studentId)) cleared.push(studentId)
    if (!isWaitingForMark(mark)) sent[studentId] = mark
  }
  return { attendanceRecords, cleared, sent }
}

/** What is left after the server has taken `sent`: what was changed again meanwhile. */
export function without(changes: DayChanges, sent: DayChanges): DayChanges {
  return Object.fromEntries(
    Object.entries(changes).filter(([id, mark]) => {
      const one = sent[id]
      return !one || !isSame(one, mark)
    }),
  )
}

/** Of those named in a conflict: whose stored mark is taken over, and whose own one stays to be saved. */
export function decide(
  changes: DayChanges,
  conflicts: readonly Conflict[],
  mine: ReadonlySet<string>,
): DayChanges {
  const theirs = new Set(conflicts.map(({ studentId }) => studentId).filter((id) => !mine.has(id)))
  return Object.fromEntries(Object.entries(changes).filter(([id]) => !theirs.has(id)))
}
