export const ATTENDANCE_ADDRESS = '/instructor/attendance'

export const attendancePlace = (courseId: string): string => `${ATTENDANCE_ADDRESS}/${courseId}`
export const attendanceOfDayPlace = (courseId: string, day: string): string =>
  `${attendancePlace(courseId)}?date=${day}`
/** The screen that shows the code to the class. */
export const checkInScreenPlace = (courseId: string): string => `${attendancePlace(courseId)}/check-in`
