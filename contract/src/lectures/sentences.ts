import { formatCount, formatFileSize } from '../text/index.ts'
import * as LECTURE_MESSAGES from './messages.ts'
import { SLIDE_MAX_LENGTH } from './rules.ts'

export const fileTooLarge = (maxBytes: number) =>
  LECTURE_MESSAGES.fileTooLarge.replace('{size}', formatFileSize(maxBytes))

export const fileTypeInvalid = (lectureType: string) =>
  LECTURE_MESSAGES.fileTypeInvalid.replace('{type}', lectureType)

export const slidePictureElsewhere = (number: number) =>
  `Slide ${number} shows a picture from another site, which would learn who studies and when. Please upload the picture instead`

/** Names the slide by its number and, where it has one, its title. */
const slideName = (number: number, title: string) => `Slide ${number}${title && ` “${title}”`}`

export const slideInvalid = (number: number, title: string, reason: string) =>
  `${slideName(number, title)}: ${reason}`

export const slideTooLong = (number: number, title: string) =>
  `${slideName(number, title)} is too long: a slide holds ${formatCount(SLIDE_MAX_LENGTH)} characters with its formatting. Please move some of it to another slide`
