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
      await (await database()).put('sittings', {
        id,
        person,
        assessment,
        attemptId,
        paper,
        beganAtMs: Date.now(),
      })
    },
    async keep(attemptId, name, part) {
      const db = await database()
      const sitting = idOf(attemptId)
      if (part === null) await db.delete('parts', [sitting, name])
      else await db.put('parts', { sitting, name, part })
    },
    async keepAnswers(attemptId, answers) {
      const sitting = idOf(attemptId)
      const write = (await database()).transaction('answers', 'readwrite', STRICT)
      for (const answer of answers) void write.store.put({ ...answer, sitting, device })
      // By itself it would end when the page has heard of every row, and a page that is left before hears of none.
      write.commit()
      await write.done
    },
    async forget(attemptId) {
      const id = idOf(attemptId)
      const write = (await database()).transaction(['sittings', 'parts', 'answers'], 'readwrite')
      void write.objectStore('sittings').delete(id)
      void write.objectStore('parts').delete(ofSitting(id))
      void write.objectStore('answers').delete(ofSitting(id))
      await write.done
    },
  }
}
