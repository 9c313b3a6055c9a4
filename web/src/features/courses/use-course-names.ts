import { isId } from '@academy/contract/http/rules'
import { useQuery } from '@tanstack/react-query'
import { instructorCourseQuery } from './teaching-api.ts'

/** The course of a portal page as its trail names it; the title comes when the course has been read. */
export function useCourseNames(courseId: string | undefined): { course?: string; courseId?: string } {
  const id = courseId?.toLowerCase()
  const { data } = useQuery({ ...instructorCourseQuery(id ?? ''), enabled: isId(id) })
  return { course: data?.title, courseId: id }
}
