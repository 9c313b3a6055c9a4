import type { Journal, KeptAnswer, KeptParts, KeptSitting, Paper } from './ports.ts'

/** A journal that outlives the engine but not the process: for tests, the simulator, and devices that store nothing. */
export function createMemoryJournal<P extends Paper>(): Journal<P> {
  let kept: { attemptId: string; paper: P; parts: Partial<KeptParts> } | null = null
  let answers: KeptAnswer[] = []
  return {
    async read() {
      if (!kept) return null
      const { attemptId, paper, parts } = kept
      return structuredClone({ attemptId, paper, answers, ...parts }) as KeptSitting<P>
    },
    async begin(attemptId, paper) {
      if (kept?.attemptId !== attemptId) answers = []
      kept = { attemptId, paper, parts: kept?.attemptId === attemptId ? kept.parts : {} }
    },
    async keep(attemptId, name, part) {
      if (kept?.attemptId !== attemptId) return
      kept.parts = { ...kept.parts, [name]: structuredClone(part) ?? undefined }
    },
    async keepAnswers(attemptId, more) {
      if (kept?.attemptId !== attemptId) return
      const ids = new Set(more.map(({ questionId }) => questionId))
      answers = [...answers.filter(({ questionId }) => !ids.has(questionId)), ...structuredClone(more)]
    },
    async forget(attemptId) {
      if (kept?.attemptId === attemptId) kept = null
    },
  }
}
