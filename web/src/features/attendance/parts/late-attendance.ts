import { lazy } from 'react'
import { loadMessages } from '../../../lib/language.tsx'

export const LateAttendanceWarning = lazy(async () => {
  const [part] = await Promise.all([import('./attendance-warning.tsx'), loadMessages('attendance')])
  return { default: part.AttendanceWarning }
})

export const LateClassAttendanceWarning = lazy(async () => {
  const [part] = await Promise.all([import('./attendance-warning.tsx'), loadMessages('attendance')])
  return { default: part.ClassAttendanceWarning }
})

export const LateOwnAttendances = lazy(async () => {
  const [part] = await Promise.all([import('./own-attendances.tsx'), loadMessages('attendance')])
  return { default: part.OwnAttendances }
})
