import {
  hasFile,
  type LectureType,
  lectureTypeOfExtension,
  LECTURE_MESSAGES as M,
  type Slide,
} from '@academy/contract/lectures'
import { extensionOf } from '@academy/contract/text'
import type { Context } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import { recordAct } from '../audit/index.ts'
import { courseForOwner } from '../courses/index.ts'
import { tellCourseUpdate } from '../enrolments/index.ts'
import { createLecture } from './create-lecture.ts'
import { withUpload } from './resumable/take-upload.ts'
import { factsForAudit, viewLecture } from './views.ts'

export interface LectureForm {
  title: string
  description: string
  lectureType?: LectureType
  slides?: Slide[]
  upload?: string
}

/** The admin's form and the instructor's differ only in what they say when the file is missing. */
export async function addLecture(
  ctx: Context,
  courseId: string,
  form: LectureForm,
  sent: UploadedFile | null,
  fileMissing: string,
) {
  const course = await courseForOwner(ctx, courseId)
  return withUpload(ctx, sent, form.upload, async (file) => {
    const lectureType = form.lectureType ?? typeOf(file, form)
    if (!lectureType) throw invalid(file ? M.fileTypeInvalid('this') : fileMissing)
    if (file && !hasFile(lectureType)) throw invalid(M.fileTypeInvalid(lectureType))
    if (!file && hasFile(lectureType)) throw invalid(fileMissing)
    const { title, description, slides } = form
    const fields = { courseId: course.id, title, description, lectureType, slides, ...(file && { file }) }
    return createLecture(ctx, fields, async (inner, lecture) => {
      await file?.take(inner)
      await recordAct(inner, 'add-lecture', lecture.id, {
        title: lecture.title,
        courseId: course.id,
        after: factsForAudit(lecture),
      })
      await tellCourseUpdate(inner, lecture, 'added')
      return inner.fitting({ message: M.added, lecture: viewLecture(inner, lecture) })
    })
  })
}

function typeOf(file: { fileName: string } | null, { slides }: LectureForm): LectureType | null {
  if (file) return lectureTypeOfExtension(extensionOf(file.fileName) ?? '')
  return slides ? 'notes' : null
}
