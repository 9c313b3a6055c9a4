import { foldForSearch } from '@academy/contract/text'

/** The courses whose title holds what is typed, accents and capitals aside. */
export function coursesCalled<Course extends { title: string }>(
  courses: readonly Course[],
  typed: string,
): Course[] {
  const asked = foldForSearch(typed)
  return courses.filter(({ title }) => foldForSearch(title).includes(asked))
}
