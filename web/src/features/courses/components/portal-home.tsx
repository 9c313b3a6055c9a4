import { Navigate } from 'react-router'
import { INSTRUCTOR_COURSES_ADDRESS } from '../places.ts'

/** Until instructors have a dashboard, their courses are where work begins. */
export function InstructorHome() {
  return <Navigate to={INSTRUCTOR_COURSES_ADDRESS} replace />
}
