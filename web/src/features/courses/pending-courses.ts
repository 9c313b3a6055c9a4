import { createContext } from 'react'

export const NO_COURSES: readonly string[] = []

/** Ids of the courses whose payment is being checked. A page gives them to its cards: paying is a room below this one. */
export const PendingCourses = createContext(NO_COURSES)
