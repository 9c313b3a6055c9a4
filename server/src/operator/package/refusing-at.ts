import { Problem } from '../../http/problem.ts'
import { isNotAnImage } from '../../services/images/index.ts'
import { OperatorRefusal } from '../terminal.ts'
import type { Finding } from './read-checked.ts'
import { type JsonPath, pathText } from './source-positions.ts'

/** Tells a refusal by its place in the package. Only the bytes themselves can still be refused: the shape was checked before.
 * @throws Refusal */
export async function refusingAt<T>(
  path: JsonPath,
  { describe }: { describe?: (finding: Finding) => string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isRefused = error instanceof Problem || isNotAnImage(error)
    if (!isRefused) throw error
    const { message } = error as Error
    throw new OperatorRefusal(describe?.({ path, message }) ?? `${pathText(path)}: ${message}`)
  }
}
