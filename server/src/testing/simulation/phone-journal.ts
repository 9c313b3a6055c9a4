import type {
  Journal,
  KeptAnswer,
  KeptParts,
  KeptSitting,
  Paper,
} from '../../../../web/src/features/attempts/engine/index.ts'
import type { Random } from './random.ts'
import type { VirtualTime } from './virtual-time.ts'

/** What a phone has written down; it outlives its pages. */
export interface Storage {
  attemptId: string | null
  paper: Paper | null
  parts: Partial<KeptParts>
  /** By page and question, as the browser's journal has it. */
  answers: Map<string, KeptAnswer>
  /** Writes are durable in the order they were begun. */
  lastWriteMs: number
}

export const newStorage = (): Storage => ({
  attemptId: null,
  paper: null,
  parts: {},
  answers: new Map(),
  lastWriteMs: 0,
})

type JournalOptions = {
  time: VirtualTime
  random: Random
  storage: Storage
  deviceId: string
  brokenShare: number
  /** A page that is gone writes nothing more. */
  isDead: () => boolean
  onKept: (answers: readonly KeptAnswer[]) => void
}

/** The journal's port: each write takes a moment, may fail, and is not there when the phone dies before. */
export function createPhoneJournal(options: JournalOptions): Journal<Paper> {
  const { time, random, storage, deviceId, brokenShare, isDead, onKept } = options

  const write = (apply: () => void) =>
    new Promise<void>((resolve, reject) => {
      const isBroken = random.chance(brokenShare)
      const at = Math.max(storage.lastWriteMs, time.nowMs() + random.between(1, 40))
      storage.lastWriteMs = at
      time.after(at - time.nowMs(), () => {
        if (isDead()) return
        if (isBroken) return reject(new Error('the disk is full'))
        apply()
        resolve()
      })
    })

  return {
    async read() {
      const { attemptId, paper, parts, answers } = storage
      if (!attemptId || !paper) return null
      return structuredClone({
        attemptId,
        paper,
        answers: [...answers.values()],
        ...parts,
      }) as KeptSitting<Paper>
    },
    begin: (attemptId, paper) =>
      write(() => {
        storage.attemptId = attemptId
        storage.paper = structuredClone(paper)
      }),
    keep: (_, name, part) => {
      const copy = structuredClone(part)
      return write(() => {
        storage.parts = { ...storage.parts, [name]: copy ?? undefined }
      })
    },
    keepAnswers: (_, answers) => {
      const copies = structuredClone([...answers])
      return write(() => {
        for (const answer of copies) storage.answers.set(`${deviceId} ${answer.questionId}`, answer)
        onKept(copies)
      })
    },
    forget: () =>
      write(() => {
        storage.attemptId = null
        storage.paper = null
        storage.parts = {}
        storage.answers.clear()
      }),
  }
}
