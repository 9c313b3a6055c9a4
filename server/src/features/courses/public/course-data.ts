import type { AcademyFacts } from '@academy/contract/academy'
import { type CourseWithOutline, isFreeCourse } from '@academy/contract/courses'
import type { PagePicture } from '../../../http/pages/page-picture.ts'

interface CourseDataOf {
  facts: AcademyFacts
  publicUrl: string
  description: string
  canonical: string | null
  picture: PagePicture
}

/** A course as schema.org describes one, with what search engines ask for in a list of courses. */
export function courseData(course: CourseWithOutline, of: CourseDataOf): object {
  const { facts, publicUrl, description, picture } = of
  const isFree = isFreeCourse(course)
  const url = `${publicUrl}${of.canonical}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.title,
    description,
    url,
    image: publicUrl + picture.path,
    inLanguage: 'en',
    about: course.category,
    provider: { '@type': 'EducationalOrganization', name: facts.name, url: publicUrl },
    offers: {
      '@type': 'Offer',
      ...{ category: isFree ? 'Free' : 'Paid', price: isFree ? 0 : course.price, priceCurrency: 'RWF' },
      url,
    },
    ...(course.passingPercent !== null && {
      educationalCredentialAwarded: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'Certificate',
      },
    }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseSchedule: {
        '@type': 'Schedule',
        ...{ duration: `P${course.duration}W`, repeatCount: course.duration, repeatFrequency: 'Weekly' },
      },
      ...(course.teacher && { instructor: { '@type': 'Person', name: course.teacher.name } }),
    },
  }
}
