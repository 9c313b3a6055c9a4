import { addWatched, COMPLETE_AT_SHARE, type Range, shareWatched } from '@academy/contract/progress'
import type { Entry } from '../../http/context.ts'
import { refusalToStudy } from './access.ts'
import { isCompleted, keepingPosition, writingWatched } from './positions-store.ts'
import { marking } from './store.ts'

interface Saved {
  lectureId: string
  positionSeconds: number
  watched: readonly Range[]
}

/** Adds what was watched to what is known, on any device. At nine tenths truly watched the lecture is complete. */
export const savePosition = (entry: Entry, saved: Saved) =>
  entry.write(async (inner) => inner.fitting(await keep(inner, saved)))

async function keep(entry: Entry, { lectureId, positionSeconds, watched: more }: Saved) {
  const asked = { ...entry.asking, lectureId }
  const [ctx, [kept], completed] = await entry.enter(
    keepingPosition.of({ ...asked, positionSeconds }),
    isCompleted.of(asked),
  )
  if (!kept) throw await refusalToStudy(ctx, lectureId)
  const { userId, courseId, length } = kept
  const watched = addWatched(kept.watched, more, length)
  const isWatched = shareWatched(watched, length ?? 0) >= COMPLETE_AT_SHARE
  await ctx.finish(
    writingWatched.of({ userId, lectureId, watched: JSON.stringify(watched) }),
    ...(isWatched ? [marking.of({ ...ctx.asking, courseId, lectureId })] : []),
  )
  return { success: true, watched, isComplete: isWatched || completed.length > 0 }
}
