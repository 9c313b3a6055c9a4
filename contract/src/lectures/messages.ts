import { formatCount, formatFileSize } from '../text/index.ts'
import { SLIDE_MAX_LENGTH } from './rules.ts'

export const idInvalid = 'Invalid lecture ID'
export const notFound = 'Lecture not found'
export const notYours = 'You do not teach this course'
export const notEnrolled = 'You need this course in your subscription to open its lectures'
export const loadAllFailed = (reason: string) => `Failed to load lectures: ${reason}`
export const loadFailed = (reason: string) => `Failed to load lecture: ${reason}`
export const fetchFailed = 'Could not fetch lecture details'

export const fieldsAndFileRequired = 'Please fill all fields and upload a file'
export const fieldsRequired = 'Please fill all required fields'
export const titleAndDescriptionRequired = 'Please fill in title and description'
export const fileRequired = 'Please upload a file'
export const typeInvalid = 'Please choose video, audio, document or notes'
export const fileTypeInvalid = (lectureType: string) => `Invalid file type for ${lectureType} lecture`
export const fileTooLarge = (maxBytes: number) => `The file is larger than ${formatFileSize(maxBytes)}`
export const uploadUnfinished = 'That upload is not finished yet'
export const uploadConflict = 'The upload has moved on somewhere else. It continues from there'
export const uploadGone = 'That upload has expired. Please send the file again'
export const addFailed = 'Failed to add lecture'
export const createFailed = 'Failed to create lecture'
export const updateFailed = 'Failed to update lecture'
export const deleteFailed = 'Failed to delete lecture'
export const courseFull = 'A course holds at most 1,000 lectures'
export const added = 'Lecture added successfully'
export const updated = 'Lecture updated successfully'
export const deleted = 'Lecture deleted successfully'
export const reordered = 'The order is saved'
export const orderInvalid = 'The order must name every lecture of the course once'
export const changedElsewhere = 'This lecture was changed somewhere else. Reload it to see the newest version'

export const slidesInvalid = 'The slides could not be read'
export const slideUnreadable = 'it could not be read'
export const slideColour = 'its colours must be such as #ffffff, white or rgb(255, 255, 255)'
export const slideTitleTooLong = 'its title is longer than 300 characters'
export const slideImagesTooMany = 'it holds more than 20 pictures'
export const slideImageAddress = 'the address of a picture must begin with /uploads/ or https://'
export const slideImageSize = 'a picture must be at least 50 pixels wide and high'
export const slidePictureElsewhere = (number: number) =>
  `Slide ${number} shows a picture from another site, which would learn who studies and when. Please upload the picture instead`

/** Names the slide by its number and, where it has one, its title. */
const slideName = (number: number, title: string) => `Slide ${number}${title && ` “${title}”`}`

export const slideInvalid = (number: number, title: string, reason: string) =>
  `${slideName(number, title)}: ${reason}`

export const slideTooLong = (number: number, title: string) =>
  `${slideName(number, title)} is too long: a slide holds ${formatCount(SLIDE_MAX_LENGTH)} characters with its formatting. Please move some of it to another slide`
export const slidesTooMany = 'A lecture holds at most 200 slides'
export const slideLast = 'Cannot delete the last slide'
export const slideImageRequired = 'Please select an image file'
export const slideImageTooLarge = 'Image size should be less than 5MB'
export const slideImageFailed = 'Failed to upload image'
export const slideImageAdded = 'Image uploaded successfully'
export const slideImageUnknown = 'A picture on the slides is not known here. Please upload it again'
export const notANotesLecture = 'Only a notes lecture has slides'

export const captionsInvalid = 'Captions must be a WebVTT file'
export const captionsNotHere = 'Only video and audio lectures take captions'
export const captionsSaved = 'The captions are saved'
export const captionsRemoved = 'The captions are taken away'
export const mediaNotFound = 'This file is not there any more'
export const mediaPartNotFound = 'That part of the file does not exist'
export const mediaNotYours = 'You are not allowed to open this file'
export const mediaExpired = 'This address has expired. Reload the lecture'
export const audioLoadFailed = 'Failed to load audio file'
export const audioPlayFailed = 'Failed to play audio'
