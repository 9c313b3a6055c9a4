/** What the bell says. */
export const QUESTION_NOTES = {
  /** `name` asks the newest. */
  waiting: (params: { course: string; count: number; name: string; question: string }) => ({
    title:
      params.count === 1
        ? `1 question waits in ${params.course}`
        : `${params.count} questions wait in ${params.course}`,
    message:
      params.count === 1
        ? `${params.name} asks: ${params.question}`
        : `The newest is ${params.name}’s: ${params.question}`,
    params,
  }),
  /** `name` wrote the newest. */
  answers: (params: { name: string; question: string; count: number }) => ({
    title: params.count === 1 ? 'A new answer' : `${params.count} answers`,
    message:
      params.count === 1
        ? `${params.name} has answered: ${params.question}`
        : `${params.name} was the last to answer: ${params.question}`,
    params,
  }),
  markedTitle: 'Your answer is marked',
  marked: (title: string) => `Your instructor has marked your answer to: ${title}`,
} as const
