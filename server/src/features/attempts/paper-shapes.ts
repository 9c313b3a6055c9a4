import type { Db } from '../../http/context.ts'
import { type AskedShape, shapesOf } from './judge-answers.ts'
import { readPaper } from './papers-store.ts'

/** Papers remembered at once; each is some kilobytes. */
const REMEMBERED_PAPERS = 500

type Shapes = ReadonlyMap<string, AskedShape>
const remembered = new Map<string, Shapes>()

/** What the questions of a paper are like. A paper never changes, so the hot write reads each once; the key is no part of it. */
export async function paperShapes(db: Db, paperId: string): Promise<Shapes> {
  const known = remembered.get(paperId)
  if (known) return known
  const shapes = shapesOf((await readPaper(db, paperId)).questions)
  const [oldest] = remembered.keys()
  if (remembered.size >= REMEMBERED_PAPERS && oldest) remembered.delete(oldest)
  remembered.set(paperId, shapes)
  return shapes
}
