import type { Lecture } from '@academy/contract/lectures'
import { call } from '../../../lib/calls/call.ts'
import type { Audience, LectureDraft } from './form-faults.ts'

interface LectureToSave {
  audience: Audience
  courseId: string
  /** Absent for a new one. */
  lecture?: Pick<Lecture, '_id'>
  draft: LectureDraft
  uploadId: string | null
}

/** A file goes up on its own way before; here only its name at the server is said. */
export function saveLecture({ audience, courseId, lecture, draft, uploadId }: LectureToSave) {
  const { lectureType } = draft
  const words = { title: draft.title.trim(), description: draft.description.trim() }
  const upload = uploadId ?? undefined
  if (lecture) {
    return call('PUT /api/instructor/lectures/{id}', {
      params: { id: lecture._id },
      body: { ...words, upload },
    })
  }
  const body = { ...words, lectureType, upload }
  return audience === 'admin'
    ? call('POST /api/course/{courseId}', { params: { courseId }, body })
    : call('POST /api/instructor/courses/{id}/lectures', { params: { id: courseId }, body })
}
