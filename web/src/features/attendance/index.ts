// Attendance in the browser: a day of class to mark, the days so far, and the self check-in on both sides of it.
// Parts for other pages are loaded lazily.

export { useAttendanceAddresses } from './addresses.ts'
export {
  LazyAttendanceWarning,
  LazyClassAttendanceWarning,
  LazyOwnAttendances,
  LazyStudentAttendance,
} from './parts/lazy-attendance.ts'

/** How a day that waits for the line is sent; its code comes when one waits. */
export const loadAttendanceWork = async (): Promise<void> => {
  const { registerAttendanceWork } = await import('./day/attendance-work.ts')
  registerAttendanceWork()
}
