/** Loaded by the pages of other rooms when they are about to show it. */
export const loadPracticeQuizzes = async () => ({
  default: (await import('./components/practice-quizzes.tsx')).PracticeQuizzes,
})
