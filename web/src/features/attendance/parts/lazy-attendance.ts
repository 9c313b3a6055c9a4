import { lazy } from 'react'
import { loadMessages } from '../../../lib/language.tsx'

export const LazyAttendanceWarning = lazy(async () => {
  const [part] = await Promise.all([import('./attendance-warning.tsx'), loadMessages('attendance')])
  return { default: part.AttendanceWarning }
})

export const LazyClassAttendanceWarning = lazy(async () => {
  const [part] = await Promise.all([import('./attendance-warning.tsx'), loadMessages('attendance')])
  return { default: part.ClassAttendanceWarning }
})

export const LazyOwnAttendances = lazy(async () => {
  const [part] = await Promise.all([import('./own-attendances.tsx'), loadMessages('attendance')])
  return { default: part.OwnAttendances }
})

export const LazyStudentAttendance = lazy(async () => {
  const [part] = await Promise.all([import('./student-attendance.tsx'), loadMessages('attendance')])
  return { default: part.StudentAttendance }
})
