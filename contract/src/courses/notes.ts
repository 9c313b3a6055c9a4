/** What an instructor is told when a course comes or goes. */
export const HAND_OVER_NOTES = {
  assignedTitle: 'A course is yours',
  assigned: (title: string) =>
    `You teach “${title}” now. Its lectures, quizzes and students are yours to manage.`,
  takenTitle: 'A course went to somebody else',
  taken: (title: string) => `“${title}” is taught by somebody else now. You no longer manage it.`,
} as const
