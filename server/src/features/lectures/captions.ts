import { LECTURE_MESSAGES as M } from '@academy/contract/lectures'
import type { Context } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import { newFileKey } from '../../services/files/index.ts'
import { recordAct } from '../audit/index.ts'
import { lectureForChange, lectureForOwner } from './access.ts'
import { updateLectureRow } from './store.ts'
import { factsForAudit, viewLecture } from './views.ts'
import { isWebVtt } from './web-vtt.ts'

export async function captionLecture(ctx: Context, id: string, captions: string) {
  const { lecture_type } = await lectureForOwner(ctx, id)
  if (lecture_type !== 'video' && lecture_type !== 'audio') throw invalid(M.captionsNotHere)
  const text = captions.replace(/^\uFEFF/, '').trim()
  if (text && !isWebVtt(text)) throw invalid(M.captionsInvalid)
  const key = text ? newFileKey('media', 'vtt') : null
  if (key) await ctx.files.put(key, Buffer.from(`${text}\n`))
  try {
    return await ctx.write(async (inner) => {
      const before = await lectureForChange(inner, id)
      const lecture = await updateLectureRow(inner.db, id, { captions_key: key })
      await recordAct(inner, 'caption-lecture', id, {
        title: lecture.title,
        before: factsForAudit(before),
        after: factsForAudit(lecture),
      })
      const message = key ? M.captionsSaved : M.captionsRemoved
      return inner.fitting({ message, lecture: viewLecture(inner, lecture) })
    })
  } catch (error) {
    if (key) await ctx.files.remove(key)
    throw error
  }
}
