import type { PackageQuestion } from '@academy/contract/course-package'
import type { CheckedQuestion } from '../../features/attempts/index.ts'
import type { StoredImage } from '../../http/store-image.ts'

/** Questions with their pictures in the storage; the pictures' rows come with the quiz. */
export interface PreparedQuestions {
  questions: CheckedQuestion[]
  images: StoredImage[]
}

/** The package's shape was checked before; `store` puts the picture of the question at that place into the storage. */
export async function prepareQuestions(
  questions: readonly PackageQuestion[],
  store: (place: number, path: string) => Promise<StoredImage>,
): Promise<PreparedQuestions> {
  const prepared: PreparedQuestions = { questions: [], images: [] }
  for (const [place, { image, ...question }] of questions.entries()) {
    const stored = image && (await store(place, image.url))
    if (stored) prepared.images.push(stored)
    prepared.questions.push({
      _id: undefined,
      question: question.question,
      questionType: question.questionType,
      options: question.options ?? [],
      correctOption: question.correctOption ?? null,
      marks: question.marks,
      image: stored ? { key: stored.key, alt: image.alt } : null,
    })
  }
  return prepared
}
