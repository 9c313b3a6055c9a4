import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import type { QueryClient } from '@tanstack/react-query'
import { CallFailure, call } from '../../lib/call.ts'
import { refreshUser } from '../users/index.ts'
import { myCoursesQuery } from './api.ts'

/** Downloaded with the press. Resolves with what the server says; a refusal is a `CallFailure`. */
export async function enrolInFree(id: string, queryClient: QueryClient): Promise<string> {
  const { enrolled, message } = await call('POST /api/course/enroll/{id}', { params: { id } })
  if (!enrolled) throw new CallFailure(403, COURSE_MESSAGES.accessFailed)
  // The guard of the study page looks at the person's subscription, so it comes first.
  await Promise.all([refreshUser(), queryClient.invalidateQueries({ queryKey: myCoursesQuery.queryKey })])
  return message
}
