import { formatCount } from '../text/index.ts'

/** What an importer reads when a course package is refused. Paths and lines are put before by the caller. */

export const missing = 'is missing'
export const unknownField = (name: string) => `"${name}" is not a field of the course package`
export const expected = (wanted: string, found: string) => `expected ${wanted}, found ${found}`
export const oneOf = (values: readonly unknown[]) =>
  `must be one of ${values.map((value) => JSON.stringify(value)).join(', ')}`
export const blank = 'must not be blank'
export const tooLong = (max: number) => `is longer than ${formatCount(max)} characters`
export const tooSmall = (min: number) => `must be at least ${min}`
export const tooLarge = (max: number) => `must be at most ${formatCount(max)}`
export const tooFew = (min: number) => `needs at least ${min} ${min === 1 ? 'entry' : 'entries'}`
export const tooMany = (max: number) => `holds more than ${formatCount(max)} entries`
export const wholeNumber = 'must be a whole number'
export const keyShape = 'must be lower-case letters, digits and hyphens, such as "web-first-page"'
export const keyTwice = (key: string) => `the key "${key}" is used by an earlier course`
export const freeWithPrice = 'a free course has price 0'
export const textOrSlides = 'a notes lecture needs "body", "sections" or "slides"'
export const textAndSlides = '"slides" already holds the lecture: leave out "body" and "sections"'
export const colour = 'must be a colour such as "#0E6446"'
export const filePath = 'must be a path inside the package, with "/" and without ".."'
export const fileType = (lectureType: string, extensions: readonly string[]) =>
  `a ${lectureType} lecture takes ${extensions.map((extension) => `.${extension}`).join(', ')}`
export const captionsType = 'captions are a .vtt file'
export const imageType = 'an image is a .png, .jpg, .jpeg, .webp or .gif file'
export const lectureIndex = (count: number) => `the course has ${count} lectures, counted from 0`
export const fewOptions = 'a multiple-choice question needs at least 2 options'
export const correctOption = 'must be the position of an option, counted from 0'
export const writtenOptions = 'a written question has no options and no correct option'
export const halfMarks = 'must be in steps of 0.5'
export const totalMarks = (sum: number) => `the marks of the questions add up to ${sum}`
export const fileAbsent = (path: string) => `no file ${path} beside the package`
export const fileOutside = (path: string) => `${path} lies outside the package`
export const fileEmpty = (path: string) => `${path} is empty`
export const fileTooLarge = (path: string, maxMegabytes: number) =>
  `${path} is larger than ${maxMegabytes} MB`
export const captionsHead = (path: string) => `${path} does not begin with WEBVTT`
export const packageTooLarge = (maxMegabytes: number) => `the package is larger than ${maxMegabytes} MB`
export const packageAbsent = 'there is no such file'
export const notUtf8 = 'the file is not UTF-8 text'
export const email = 'must be an e-mail address'
export const onlyInstructorsTeach = 'only an instructor teaches courses'
export const superadminIsAdmin = 'a superadmin has the role admin'
export const emailTwice = (email: string) => `${email} is used by an earlier person`
