import type { AskedQuestion } from '@academy/contract/attempts'
import type { PaperQuestion } from '../../../db/schema-attempts.ts'
import type { Db } from '../../../http/context.ts'
import { createRecent } from '../../../http/recent.ts'
import { type AskedShape, shapesOf } from '../hand-in/judge-answers.ts'
import { readPaper } from './papers-store.ts'
import { viewAskedQuestion } from './question-views.ts'

/** Papers remembered at once; each is some kilobytes. */
const REMEMBERED_PAPERS = 200

/** A paper as those know it who sit it. */
interface AskedPaper {
  questions: readonly AskedQuestion[]
  /** The same as they are marked; whoever marks brings the key. */
  stored: readonly PaperQuestion[]
  shapes: ReadonlyMap<string, AskedShape>
}
const remembered = createRecent<AskedPaper>(REMEMBERED_PAPERS)

/** What a paper asks never changes, so opening, saving, handing in and the result read each paper once; the key, which may be corrected, is no
 * part of it. */
export async function askedPaper(db: Db, paperId: string): Promise<AskedPaper> {
  const known = remembered.get(paperId)
  if (known) return known
  const { questions } = await readPaper(db, paperId)
  const paper = {
    questions: questions.map(viewAskedQuestion),
    stored: questions,
    shapes: shapesOf(questions),
  }
  remembered.keep(paperId, paper)
  return paper
}
