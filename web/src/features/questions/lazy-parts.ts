import { loadMessages } from '../../lib/language.tsx'

/** Under a lecture, when somebody comes near. */
export async function loadLectureQuestions() {
  const [part] = await Promise.all([import('./components/questions-place.tsx'), loadMessages('questions')])
  return { default: part.QuestionsPlace }
}
