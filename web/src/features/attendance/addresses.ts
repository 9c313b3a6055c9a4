import { useIsAdmin } from '../users/index.ts'

export const ATTENDANCE_ADDRESS = '/instructor/attendance/:courseId'
/** The same as a part of the course's home in the admins' portal. */
export const ADMIN_ATTENDANCE_ADDRESS = '/admin/course/:courseId/attendance'

function addressesUnder(address: string) {
  const home = (courseId: string): string => address.replace(':courseId', courseId)
  return {
    home,
    ofDay: (courseId: string, day: string): string => `${home(courseId)}?date=${day}`,
    summary: (courseId: string): string => `${home(courseId)}?view=summary`,
    /** The screen that shows the code to the class. */
    checkIn: (courseId: string): string => `${home(courseId)}/check-in`,
  }
}

const [INSTRUCTORS, ADMINS] = [addressesUnder(ATTENDANCE_ADDRESS), addressesUnder(ADMIN_ATTENDANCE_ADDRESS)]
/** The addresses of attendance in the portal of the person who is signed in. */
export const useAttendanceAddresses = () => (useIsAdmin() ? ADMINS : INSTRUCTORS)
