import { ATTENDANCE } from './attendance.ts'
import { MESSAGES, SAID } from './messages.ts'
import { ENDS_OF_MONEY, MONEY } from './money.ts'
import {
  CHANGES_OF_PEOPLE_AND_COURSES,
  ENDS_OF_PEOPLE_AND_COURSES,
  PEOPLE_AND_COURSES,
} from './people-and-courses.ts'
import type { Writes } from './pick.ts'
import { ENDS_OF_QUESTIONS, QUESTIONS } from './questions.ts'
import { ENDS_OF_PROOF, MARKS, PROOF, WORK } from './work.ts'

export type { Write } from './pick.ts'

/** In an order in which each finds what the ones before it left. */
export const GROUPS: readonly Writes[] = [
  PEOPLE_AND_COURSES,
  QUESTIONS,
  WORK,
  MARKS,
  PROOF,
  MONEY,
  SAID,
  MESSAGES,
  ATTENDANCE,
  CHANGES_OF_PEOPLE_AND_COURSES,
  ENDS_OF_QUESTIONS,
  ENDS_OF_PROOF,
  ENDS_OF_MONEY,
  ENDS_OF_PEOPLE_AND_COURSES,
]

/** Whatever changes what is counted; a step that finds nothing to change changes nothing. */
export const WRITES: Writes = Object.assign({}, ...GROUPS)
