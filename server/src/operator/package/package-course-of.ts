import type { PackageCourse, PackageLecture } from '@academy/contract/course-package'
import type { Slide } from '@academy/contract/lectures'
import type { Kysely, Selectable } from 'kysely'
import type { CoursesTable, Database, LecturesTable } from '../../db/schema.ts'
import { type NameFile, packageQuestionsOf } from './package-questions-of.ts'

/** One course as a package holds it. Addresses of pictures become names of files beside the package. */
export async function packageCourseOf(
  db: Kysely<Database>,
  course: Selectable<CoursesTable>,
  nameFile: NameFile,
): Promise<PackageCourse> {
  const lectures = await db
    .selectFrom('lectures')
    .selectAll()
    .where('course_id', '=', course.id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const indexOf = new Map(lectures.map(({ id }, index) => [id, index]))
  return {
    key: `${slugOf(course.title)}-${course.id.slice(-6)}`,
    title: course.title,
    description: course.description,
    category: course.category,
    duration: course.duration_weeks,
    courseType: course.course_type,
    price: course.price_rwf,
    createdBy: course.created_by,
    ...(course.image_key && { image: nameFile(course.image_key) }),
    lectures: lectures.map((lecture) => packageLectureOf(lecture, nameFile)),
    ...(await packageQuestionsOf(db, course.id, {
      nameFile,
      lectureIndexOf: (id) => indexOf.get(id) ?? null,
    })),
  }
}

function packageLectureOf(lecture: Selectable<LecturesTable>, nameFile: NameFile): PackageLecture {
  const { title, description, lecture_type: lectureType } = lecture
  if (lectureType === 'notes') {
    return {
      title,
      description,
      lectureType,
      bodyFormat: 'markdown',
      slides: (lecture.slides as Slide[]).map((slide) => packageSlideOf(slide, nameFile)),
    }
  }
  const file = nameFile(lecture.file_key as string, lecture.file_name)
  if (lectureType === 'document') return { title, description, lectureType, file }
  return {
    title,
    description,
    lectureType,
    file,
    ...(lecture.captions_key && { captions: nameFile(lecture.captions_key) }),
  }
}

function packageSlideOf({ images, ...slide }: Slide, nameFile: NameFile) {
  return {
    ...slide,
    // A picture from elsewhere on the web is no file of this academy's and stays out of the package.
    images: images
      .filter(({ url }) => url.startsWith('/uploads/'))
      .map(({ url, position, size, alt }) => ({
        url: nameFile(url.slice('/uploads/'.length)),
        position,
        size,
        ...(alt !== undefined && { alt }),
      })),
  }
}

function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return words.slice(0, 50).replace(/-+$/, '') || 'course'
}
