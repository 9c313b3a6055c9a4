import { Problem } from './problem.ts'

/** Stands where an action is being written. */
export async function notYet(): Promise<never> {
  throw new Problem(501, 'Not yet')
}
