import type { ValidCall } from '../fixture.ts'
import { aStudent } from '../people.ts'

export const nothing: ValidCall = () => ({})

let count = 0
export const newAddress = () => `person${count++}@example.rw`

export const somebody: ValidCall = async ({ academy }) => ({ params: { id: (await aStudent(academy)).id } })

export const theCourse: ValidCall = ({ course }) => ({ params: { id: course.id } })
