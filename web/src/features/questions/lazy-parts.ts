import { lazyPart } from '../../lib/lazy-part.ts'
import { whenOnline } from '../../lib/when-online.ts'

/** Under a lecture, when somebody comes near. */
export const LazyLectureQuestions = lazyPart(
  () => whenOnline(() => import('./components/questions-place.tsx')),
  'QuestionsPlace',
  { rooms: 'questions' },
)
