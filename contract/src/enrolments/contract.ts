import { z } from 'zod'
import { COURSE_MESSAGES } from '../courses/index.ts'
import { endpoint, id } from '../http/index.ts'

export const enrolmentsContract = {
  enrol: endpoint('POST /api/course/enroll/{id}', {
    who: 'student',
    summary:
      'Enrol in a free course; a paid one is 403 until its payment is approved. Repeating changes nothing',
    params: { id: id(COURSE_MESSAGES.idInvalid) },
    reply: z.object({ enrolled: z.boolean(), message: z.string() }),
  }),
}
