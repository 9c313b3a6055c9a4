import type { Lecture, LectureInList } from '@academy/contract/lectures'
import { type Context, signedIn } from '../../http/context.ts'
import { signedPath, signPath } from '../../services/files/index.ts'
import { viewSlides } from './slides.ts'
import type { LectureListRow, LectureRow } from './store.ts'

const LIFETIME_MS = 5 * 60_000

/** The academy's external viewer looking at a pptx that the server could not draw. Its address leaves the academy, so it lasts five minutes. */
function viewerUrlOf(ctx: Context, lecture: LectureRow): string | null {
  const { documentViewer } = ctx.academy
  const { document_type, file_key, pages_key } = lecture
  if (!documentViewer || document_type !== 'pptx' || !file_key || pages_key) return null
  const expiresAt = new Date(ctx.now().getTime() + LIFETIME_MS)
  const path = signPath(`/uploads/${file_key}`, { sessionId: signedIn(ctx).sessionId, expiresAt }, ctx.secret)
  return documentViewer.replace('{url}', () => encodeURIComponent(ctx.config.publicUrl + path))
}

/** A lecture as the caller may see it: every address of media is signed for their session alone. */
export function viewLecture(ctx: Context, row: LectureRow): Lecture {
  const sign = signerFor(ctx)
  return {
    ...viewInList(row, sign),
    captions: row.captions_key && sign(row.captions_key),
    pagesPdf: row.pages_key && sign(row.pages_key),
    viewerUrl: viewerUrlOf(ctx, row),
    slides: viewSlides(row.slides, sign),
  }
}

export function viewLectures(ctx: Context, rows: LectureListRow[]): LectureInList[] {
  const sign = signerFor(ctx)
  return rows.map((row) => viewInList(row, sign))
}

export type Signer = (key: string) => string

export function signerFor(ctx: Context): Signer {
  const { sessionId } = signedIn(ctx)
  const now = ctx.now()
  return (key) => signedPath(key, sessionId, now, ctx.secret)
}

function viewInList(row: LectureListRow, sign: Signer): LectureInList {
  const file = row.file_key && sign(row.file_key)
  const fileOf = (type: LectureListRow['lecture_type']) => (row.lecture_type === type ? file : null)
  return {
    _id: row.id,
    course: row.course_id,
    title: row.title,
    description: row.description,
    lectureType: row.lecture_type,
    video: fileOf('video'),
    audio: fileOf('audio'),
    document: fileOf('document'),
    documentType: row.document_type,
    order: row.position,
    durationSeconds: row.duration_seconds,
    pageCount: row.page_count,
    sizeBytes: row.size_bytes,
    fileName: row.file_name,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** Slides by their number: what they say is not the log's. */
export const factsForAudit = (row: LectureRow) => ({
  title: row.title,
  description: row.description,
  type: row.lecture_type,
  file: row.file_name,
  sizeBytes: row.size_bytes,
  pages: row.page_count,
  hasCaptions: row.captions_key !== null,
})
