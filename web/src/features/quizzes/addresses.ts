// The addresses of quizzes outside of a sitting; taking one and its result are the attempts' pages.
export const quizListAddress = (courseId: string) => `/course/${courseId}/quizzes`
export const takeQuizAddress = (quizId: string) => `/take-quiz/${quizId}`
export const quizResultAddress = (quizId: string) => `/quiz/result/${quizId}`
