import { createReadStream } from 'node:fs'
import { LIST_MAX_ROWS } from '@academy/contract/http'
import { hasFile, type LectureType, LECTURE_MESSAGES as M, type Slide } from '@academy/contract/lectures'
import { extensionOf } from '@academy/contract/text'
import type { Context } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import { newFileKey } from '../../services/files/index.ts'
import { queueAtCourse } from '../courses/index.ts'
import { drawPagesJob } from './draw-pages.ts'
import { judgeFile, type StoredLectureFile } from './judge-file.ts'
import { claimSlideImages } from './slide-images.ts'
import { slidesToStore, starterSlides } from './slides.ts'
import { countLectures, insertLecture, type LectureRow } from './store.ts'

export interface NewLecture {
  courseId: string
  title: string
  description: string
  lectureType: LectureType
  /** Notes lectures only; one default slide when there are none. */
  slides?: Slide[]
  /** All others: a file in the storage, or one on this host, which is copied into it. */
  file?: StoredLectureFile | { path: string; fileName: string }
  /** Checked WebVTT that is stored already. */
  captionsKey?: string | null
}

/** Puts a lecture at the end of its course; what `answer` does is part of the same transaction. The caller has decided who may. */
export async function createLecture<T>(
  ctx: Context,
  lecture: NewLecture,
  answer: (inner: Context, row: LectureRow) => Promise<T>,
): Promise<T> {
  const { courseId, title, description, lectureType } = lecture
  const texts = { course_id: courseId, title, description, lecture_type: lectureType }
  if (!hasFile(lectureType)) {
    const slides = slidesToStore(lecture.slides ?? starterSlides())
    return ctx.write(async (inner) => {
      const columns = { ...texts, slides: JSON.stringify(slides), page_count: slides.length }
      await requirePlace(inner, courseId)
      const row = await insertLecture(inner.db, columns)
      await claimSlideImages(inner, row.id, slides)
      return answer(inner, row)
    })
  }
  if (lecture.slides) throw invalid(M.notANotesLecture)
  if (!lecture.file) throw invalid(M.fileRequired)
  const { file } = lecture
  const stored = 'path' in file ? await storeFromPath(ctx, file) : file
  try {
    const columns = await judgeFile(ctx, stored, lectureType)
    return await ctx.write(async (inner) => {
      await requirePlace(inner, courseId)
      const row = await insertLecture(inner.db, {
        ...texts,
        ...columns,
        captions_key: lecture.captionsKey ?? null,
      })
      await askForPages(inner, row)
      return answer(inner, row)
    })
  } catch (error) {
    if ('path' in file) await ctx.files.remove(stored.key)
    throw error
  }
}

/** A course is listed whole: what its lists would leave out is not taken. */
async function requirePlace({ db }: Context, courseId: string): Promise<void> {
  await queueAtCourse(db, courseId)
  if ((await countLectures(db, courseId)) >= LIST_MAX_ROWS) throw invalid(M.courseFull)
}

/** In the transaction that gives the lecture its pptx. */
export async function askForPages(ctx: Context, { id, document_type, file_key }: LectureRow): Promise<void> {
  if (document_type === 'pptx' && file_key) await ctx.jobs.add(drawPagesJob, { lectureId: id, key: file_key })
}

async function storeFromPath(ctx: Context, { path, fileName }: { path: string; fileName: string }) {
  const key = newFileKey('media', extensionOf(fileName) ?? 'bin')
  await ctx.files.put(key, createReadStream(path))
  return { key, fileName }
}
