import { hasFile, LECTURE_MESSAGES as M, type Slide } from '@academy/contract/lectures'
import type { Context } from '../../http/context.ts'
import { conflict, invalid } from '../../http/problem.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import { recordAct } from '../audit/index.ts'
import { lectureForChange, lectureForOwner } from './access.ts'
import { askForPages } from './create-lecture.ts'
import { judgeFile } from './judge-file.ts'
import { withUpload } from './resumable/take-upload.ts'
import { claimSlideImages } from './slide-images.ts'
import { slidesToStore } from './slides.ts'
import { type LectureChange, updateLectureRow } from './store.ts'
import { factsForAudit, viewLecture } from './views.ts'

export interface LectureChangeForm {
  title?: string
  description?: string
  slides?: Slide[]
  upload?: string
  basedOn?: string
}

/** Changes what is sent and nothing else. Course and type of a lecture stay for ever. */
export async function updateLecture(
  ctx: Context,
  id: string,
  form: LectureChangeForm,
  sent: UploadedFile | null,
) {
  const { lecture_type } = await lectureForOwner(ctx, id)
  if (form.slides && hasFile(lecture_type)) throw invalid(M.notANotesLecture)
  const slides = form.slides && slidesToStore(form.slides)
  return withUpload(ctx, sent, form.upload, async (file) => {
    const change: LectureChange = {
      ...(form.title !== undefined && { title: form.title }),
      ...(form.description !== undefined && { description: form.description }),
      ...(slides && { slides: JSON.stringify(slides), page_count: slides.length }),
      ...(file && { ...(await judgeFile(ctx, file, lecture_type)), pages_key: null }),
    }
    return ctx.write(async (inner) => {
      const before = await lectureForChange(inner, id)
      if (form.basedOn && Date.parse(form.basedOn) !== before.updated_at.getTime())
        throw conflict(M.changedElsewhere)
      const isSame = Object.keys(change).length === 0
      const after = isSame ? before : await updateLectureRow(inner.db, id, change)
      if (slides) await claimSlideImages(inner, id, slides)
      if (file) await askForPages(inner, after)
      await file?.take(inner)
      await recordAct(inner, 'change-lecture', id, {
        title: after.title,
        courseId: after.course_id,
        before: factsForAudit(before),
        after: factsForAudit(after),
      })
      return inner.fitting({ message: M.updated, lecture: viewLecture(inner, after) })
    })
  })
}
