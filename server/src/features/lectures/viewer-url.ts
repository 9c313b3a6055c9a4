import { type Context, signedIn } from '../../http/context.ts'
import { signPath } from '../../services/files/index.ts'
import type { LectureRow } from './store.ts'

const LIFETIME_MS = 5 * 60_000

/** The academy's external viewer looking at a pptx that the server could not draw. Its address leaves the academy, so it lasts five minutes. */
export function viewerUrlOf(ctx: Context, lecture: LectureRow): string | null {
  const { documentViewer } = ctx.academy
  const { document_type, file_key, pages_key } = lecture
  if (!documentViewer || document_type !== 'pptx' || !file_key || pages_key) return null
  const expiresAt = new Date(ctx.now().getTime() + LIFETIME_MS)
  const path = signPath(`/uploads/${file_key}`, { sessionId: signedIn(ctx).sessionId, expiresAt }, ctx.secret)
  return documentViewer.replace('{url}', () => encodeURIComponent(ctx.config.publicUrl + path))
}
