import { formatFileSize } from '../text/index.ts'
import { SLIDE_MAX_LETTERS } from './rules.ts'

export const LECTURE_MESSAGES = {
  idInvalid: 'Invalid lecture ID',
  notFound: 'Lecture not found',
  notYours: 'You do not teach this course',
  notEnrolled: 'You need this course in your subscription to open its lectures',
  loadAllFailed: 'Failed to load lectures: {reason}',
  loadFailed: 'Failed to load lecture: {reason}',
  fetchFailed: 'Could not fetch lecture details',

  fieldsAndFileRequired: 'Please fill all fields and upload a file',
  fieldsRequired: 'Please fill all required fields',
  titleAndDescriptionRequired: 'Please fill in title and description',
  fileRequired: 'Please upload a file',
  typeInvalid: 'Please choose video, audio, document or notes',
  fileTypeInvalid: 'Invalid file type for {type} lecture',
  fileTooLarge: 'The file is larger than {size}',
  uploadUnfinished: 'That upload is not finished yet',
  uploadConflict: 'The upload has moved on somewhere else. It continues from there',
  uploadGone: 'That upload has expired. Please send the file again',
  addFailed: 'Failed to add lecture',
  createFailed: 'Failed to create lecture',
  updateFailed: 'Failed to update lecture',
  deleteFailed: 'Failed to delete lecture',
  courseFull: 'A course holds at most 1,000 lectures',
  added: 'Lecture added successfully',
  updated: 'Lecture updated successfully',
  deleted: 'Lecture deleted successfully',
  reordered: 'The order is saved',
  orderInvalid: 'The order must name every lecture of the course once',
  changedElsewhere: 'This lecture was changed somewhere else. Reload it to see the newest version',

  slidesInvalid: 'The slides could not be read',
  slideUnreadable: 'it could not be read',
  slideColour: 'its colours must be such as #ffffff, white or rgb(255, 255, 255)',
  slideTitleTooLong: 'its title is longer than 300 characters',
  slideImagesTooMany: 'it holds more than 20 pictures',
  slideImageAddress: 'the address of a picture must begin with /uploads/ or https://',
  slideImageSize: 'a picture must be at least 50 pixels wide and high',
  slidesTooMany: 'A lecture holds at most 200 slides',
  slideLast: 'Cannot delete the last slide',
  slideImageRequired: 'Please select an image file',
  slideImageTooLarge: 'Image size should be less than 5MB',
  slideImageFailed: 'Failed to upload image',
  slideImageAdded: 'Image uploaded successfully',
  slideImageUnknown: 'A picture on the slides is not known here. Please upload it again',
  notANotesLecture: 'Only a notes lecture has slides',

  captionsInvalid: 'Captions must be a WebVTT file',
  captionsNotHere: 'Only video and audio lectures take captions',
  captionsSaved: 'The captions are saved',
  captionsRemoved: 'The captions are taken away',
  mediaNotFound: 'This file is not there any more',
  mediaPartNotFound: 'That part of the file does not exist',
  mediaNotYours: 'You are not allowed to open this file',
  mediaExpired: 'This address has expired. Reload the lecture',
  audioLoadFailed: 'Failed to load audio file',
  audioPlayFailed: 'Failed to play audio',
} as const

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
  `${slideName(number, title)} is too long: a slide holds ${SLIDE_MAX_LETTERS.toLocaleString('en-US')} characters with its formatting. Please move some of it to another slide`
