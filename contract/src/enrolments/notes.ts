/** What students are told of their courses. Titles go in as they are. */
export const COURSE_UPDATE_NOTES = {
  added: (params: { course: string; lectures: number; quizzes: number }) => ({
    title: `New in ${params.course}`,
    message: `${[
      params.lectures > 0 && (params.lectures === 1 ? '1 lecture' : `${params.lectures} lectures`),
      params.quizzes > 0 && (params.quizzes === 1 ? '1 quiz' : `${params.quizzes} quizzes`),
    ]
      .filter(Boolean)
      .join(' and ')} ${params.lectures + params.quizzes === 1 ? 'was' : 'were'} added.`,
    params,
  }),
} as const
