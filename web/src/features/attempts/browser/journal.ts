import { writeAtOnce } from '../../../lib/device/database.ts'
import type { Journal, KeptParts, Paper } from '../engine/index.ts'
import { database, ofSitting, storedSittings } from './store.ts'

/** Written to the disk before it counts, so that an empty battery loses nothing. */
const STRICT = { durability: 'strict' } as const

/** The device's journal of one person's sitting of one quiz or exam; `device` keeps the tabs apart. */
export function createBrowserJournal<P extends Paper>(
  person: string,
  assessment: string,
  device: string,
): Journal<P> {
  const idOf = (attemptId: string) => `${person}/${assessment}/${attemptId}`
  return {
    async read() {
      const kept = (await storedSittings(person)).find((sitting) => sitting.assessment === assessment)
      if (!kept) return null
      const db = await database()
      const [parts, answers] = await Promise.all([
        db.getAll('parts', ofSitting(kept.id)),
        db.getAll('answers', ofSitting(kept.id)),
      ])
      const named = Object.fromEntries(parts.map(({ name, part }) => [name, part])) as Partial<KeptParts>
      return {
        ...named,
        attemptId: kept.attemptId,
        paper: kept.paper as P,
        answers: answers.map(({ sitting: _, device: __, ...answer }) => answer),
      }
    },
    async begin(attemptId, paper) {
      const id = idOf(attemptId)
      const sitting = { id, person, assessment, attemptId, paper, beganAtMs: Date.now() }
      await writeAtOnce(database, ['sittings'], (write) => void write.objectStore('sittings').put(sitting))
    },
    async keep(attemptId, name, part) {
      const sitting = idOf(attemptId)
      await writeAtOnce(database, ['parts'], (write) => {
        const parts = write.objectStore('parts')
        void (part === null ? parts.delete([sitting, name]) : parts.put({ sitting, name, part }))
      })
    },
    async keepAnswers(attemptId, answers) {
      const sitting = idOf(attemptId)
      await writeAtOnce(
        database,
        ['answers'],
        (write) => {
          for (const answer of answers) void write.objectStore('answers').put({ ...answer, sitting, device })
        },
        STRICT,
      )
    },
    async forget(attemptId) {
      const id = idOf(attemptId)
      await writeAtOnce(database, ['sittings', 'parts', 'answers'], (write) => {
        void write.objectStore('sittings').delete(id)
        void write.objectStore('parts').delete(ofSitting(id))
        void write.objectStore('answers').delete(ofSitting(id))
      })
    },
  }
}
