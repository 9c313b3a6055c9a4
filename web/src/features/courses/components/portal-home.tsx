import { Navigate } from 'react-router'
import { ADMIN_COURSES_ADDRESS, INSTRUCTOR_COURSES_ADDRESS } from '../places.ts'

/** Until the portals have dashboards, their courses are where work begins. */
export function InstructorHome() {
  return <Navigate to={INSTRUCTOR_COURSES_ADDRESS} replace />
}

export function AdminHome() {
  return <Navigate to={ADMIN_COURSES_ADDRESS} replace />
}
