export const QUESTION_MESSAGES = {
  idInvalid: 'Invalid question ID',
  answerIdInvalid: 'Invalid answer ID',
  keyInvalid: 'Invalid key',
  searchTooLong: 'Please search for something shorter',
  titleRequired: 'Please write your question in one line',
  answerRequired: 'Please write your answer',
  choiceInvalid: 'Please say true or false',
  notFound: 'This question is not here any more',
  answerNotFound: 'This answer is not here any more',
  loadFailed: 'Failed to load the questions',
  loadOneFailed: 'Failed to load the question',
  asked: 'Your question is asked',
  answered: 'Your answer is given',
  saved: 'Saved',
  deleted: 'Question deleted',
  answerDeleted: 'Answer deleted',
  notYours: 'Only who wrote this can change it',
  ownUseful: 'This is your own. Others say whether it is useful',
  hasAnswers: 'This question has answers already. Say more in an answer of your own',
  markedStays: 'Your answer is marked as the right one and stays as it is. Say more in another answer',
  questionClosed: 'This question is hidden and takes no answers',
  hiddenQuestion: 'Your instructor has hidden this question. Only you and who teaches the course see it',
  hiddenAnswer: 'Your instructor has hidden this answer. Only you and who teaches the course see it',
  answerHidden: 'This answer is hidden. Show it again before you mark it',
  answerOfAnother: 'This answer belongs to another question',
  marked: 'Answer marked',
  unmarked: 'No answer is marked now',
  hidden: 'Hidden from the class',
  shown: 'The class sees it again',
  subscribed: 'We tell you of new answers',
  unsubscribed: 'We tell you of no more answers',
} as const

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
