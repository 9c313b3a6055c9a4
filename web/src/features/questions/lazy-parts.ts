import { lazyPart } from '../../lib/pages/lazy-part.ts'

/** Under a lecture, when somebody comes near. */
export const LazyLectureQuestions = lazyPart(
  () => import('./components/questions-place.tsx'),
  'QuestionsPlace',
  { rooms: 'questions', waits: true },
)
