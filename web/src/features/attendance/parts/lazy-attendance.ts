import { lazyPart } from '../../../lib/pages/lazy-part.ts'

export const LazyAttendanceWarning = lazyPart(() => import('./attendance-warning.tsx'), 'AttendanceWarning', {
  rooms: 'attendance',
})

export const LazyClassAttendanceWarning = lazyPart(
  () => import('./attendance-warning.tsx'),
  'ClassAttendanceWarning',
  { rooms: 'attendance' },
)

export const LazyOwnAttendances = lazyPart(() => import('./own-attendances.tsx'), 'OwnAttendances', {
  rooms: 'attendance',
})

export const LazyStudentAttendance = lazyPart(() => import('./student-attendance.tsx'), 'StudentAttendance', {
  rooms: 'attendance',
})
