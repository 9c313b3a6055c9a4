import { existsSync, realpathSync, statSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { QUESTION_IMAGE_MAX_BYTES } from '@academy/contract/attempts/rules'
import {
  type CoursePackage,
  type PackageCourse,
  type PackageQuestion,
  packageMessages as say,
} from '@academy/contract/course-package'
import { COURSE_IMAGE_MAX_BYTES } from '@academy/contract/courses/rules'
import { MAX_FILE_BYTES, MAX_SLIDE_IMAGE_BYTES } from '@academy/contract/lectures/rules'
import type { Finding } from './read-checked.ts'
import type { JsonPath } from './source-positions.ts'

const CAPTIONS_MAX_BYTES = 1024 * 1024
const MEGABYTE = 1024 * 1024

type Named = { path: JsonPath; name: string; maxBytes: number; isCaptions?: boolean }

/** Every file that the package names: there, inside its folder, not empty, within the caps of an upload. */
export async function checkFiles(whole: CoursePackage, folder: string): Promise<Finding[]> {
  const root = await realpath(resolve(folder))
  const findings: Finding[] = []
  for (const named of filesOf(whole)) {
    const message = await wrongWith(named, root)
    if (message) findings.push({ path: named.path, message })
  }
  return findings
}

/** The files a package names, each with the place that names it. */
export function filesOf(whole: CoursePackage): Named[] {
  const files: Named[] = []
  whole.courses.forEach((course, c) => {
    const image = { path: ['courses', c, 'image'], maxBytes: COURSE_IMAGE_MAX_BYTES }
    if (course.image) files.push({ ...image, name: course.image })
    for (const [place, questions] of questionsOf(course))
      for (const [q, { image }] of questions.entries())
        if (image)
          files.push({
            path: ['courses', c, ...place, 'questions', q, 'image', 'url'],
            name: image.url,
            maxBytes: QUESTION_IMAGE_MAX_BYTES,
          })
    course.lectures.forEach((lecture, l) => {
      const at = ['courses', c, 'lectures', l]
      if (lecture.lectureType === 'notes') {
        for (const [s, slide] of (lecture.slides ?? []).entries())
          for (const [i, { url }] of slide.images.entries())
            files.push({
              path: [...at, 'slides', s, 'images', i, 'url'],
              name: url,
              maxBytes: MAX_SLIDE_IMAGE_BYTES,
            })
        return
      }
      files.push({ path: [...at, 'file'], name: lecture.file, maxBytes: MAX_FILE_BYTES[lecture.lectureType] })
      if ('captions' in lecture && lecture.captions)
        files.push({
          path: [...at, 'captions'],
          name: lecture.captions,
          maxBytes: CAPTIONS_MAX_BYTES,
          isCaptions: true,
        })
    })
  })
  return files
}

/** The questions of each quiz and of the exam, each with its place in the course. */
function questionsOf({ quizzes, finalExam }: PackageCourse): [JsonPath, PackageQuestion[]][] {
  return [
    ...quizzes.map(({ questions }, q): [JsonPath, PackageQuestion[]] => [['quizzes', q], questions]),
    ...(finalExam ? [[['finalExam'], finalExam.questions] as [JsonPath, PackageQuestion[]]] : []),
  ]
}

/** Which pictures named in a text the package holds: one elsewhere, or reached through a link, is none of its own. */
export function picturesOf(folder: string): (path: string) => boolean {
  const root = realpathSync(resolve(folder)) + sep
  return (path) => {
    const wanted = resolve(folder, path)
    if (!existsSync(wanted) || !realpathSync(wanted).startsWith(root)) return false
    const found = statSync(wanted)
    return found.isFile() && found.size > 0 && found.size <= MAX_SLIDE_IMAGE_BYTES
  }
}

async function wrongWith({ name, maxBytes, isCaptions }: Named, root: string): Promise<string | null> {
  const real = await realpath(resolve(root, name)).catch(() => null)
  if (!real) return say.fileAbsent(name)
  if (!real.startsWith(root.endsWith(sep) ? root : root + sep)) return say.fileOutside(name)
  const found = await stat(real)
  if (!found.isFile()) return say.fileAbsent(name)
  if (found.size === 0) return say.fileEmpty(name)
  if (found.size > maxBytes) return say.fileTooLarge(name, Math.round(maxBytes / MEGABYTE))
  if (!isCaptions) return null
  const captions = await readFile(real, 'utf8')
  return /^\uFEFF?WEBVTT/.test(captions) ? null : say.captionsHead(name)
}
