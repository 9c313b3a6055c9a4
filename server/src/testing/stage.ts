import type { CallerKind } from '../access-table.ts'
import { completeLecture } from '../features/progress/index.ts'
import type { TestAcademy } from './academy.ts'
import {
  aCourse,
  aLecture,
  anAdmin,
  anEnrolment,
  anInstructor,
  aStudent,
  aSuperadmin,
  type TestPerson,
} from './people.ts'

/** One caller of the access table, and the course that the call is about. */
export interface Stage {
  academy: TestAcademy
  caller: TestPerson | null
  owner: TestPerson
  course: { id: string }
  /** A video, then notes. */
  lectures: [{ id: string }, { id: string }]
}

export async function setStage(academy: TestAcademy, kind: CallerKind): Promise<Stage> {
  const owner = await anInstructor(academy)
  const course = await aCourse(academy, { instructor: owner })
  const video = await aLecture(academy, course, { type: 'video' })
  const notes = await aLecture(academy, course)
  const caller = await callerOf(academy, kind, owner)
  if (caller && (kind === 'S1' || kind === 'S2')) await anEnrolment(academy, caller, course)
  if (caller && kind === 'S2') {
    for (const { id } of [video, notes])
      await academy.write((ctx) => completeLecture(ctx, caller.id, course.id, id))
  }
  return { academy, caller, owner, course, lectures: [video, notes] }
}

async function callerOf(academy: TestAcademy, kind: CallerKind, owner: TestPerson) {
  switch (kind) {
    case 'visitor':
      return null
    case 'S0':
    case 'S1':
    case 'S2':
      return aStudent(academy)
    case 'I0':
      return anInstructor(academy)
    case 'I1':
      return owner
    case 'AD':
      return anAdmin(academy)
    case 'SA':
      return aSuperadmin(academy)
  }
}
