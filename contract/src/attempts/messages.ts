export const assessmentIdInvalid = 'Invalid quiz or exam ID'
export const assessmentNotFound = 'Quiz or exam not found'
export const attemptIdInvalid = 'Invalid attempt ID'
export const attemptNotFound = 'Attempt not found'
export const attemptNotYours = 'This attempt belongs to somebody else'
export const timeLeft = 'There is still time left'
export const attemptEnded = 'This attempt has ended'
export const dayInvalid = 'Please choose a valid date'
export const notStarted = 'Please open the questions first'
export const questionForeign = 'That question is not part of this paper'
export const questionTwice = 'A question was answered twice'
export const optionOutOfRange = 'That option does not exist'
export const answerKind = 'That answer does not fit its question'
export const answersInvalid = 'The answers could not be read'
export const answerTooLong = 'Please use at most 20,000 characters for an answer'
export const studentInvalid = 'Please choose a student of this course, or all'
export const minutesInvalid = 'Please enter 1 to 600 minutes'
export const reasonRequired = 'Please say why'
export const extended = (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} added`
export const away = (minutes: number) =>
  `The academy was unreachable for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}; your time was extended`
export const sittingsRunning = (names: readonly string[], count: number) =>
  `${names.join(', ')}${count > names.length ? ` and ${count - names.length} more` : ''} ${count === 1 ? 'is' : 'are'} taking this right now. Please wait until they have finished.`
export const keyInvalid = 'Please choose one of the options of a multiple-choice question'
export const keyFixed = 'The key was fixed'
export const keyPreview = 'Nothing was changed yet'
export const keyFixedTo = (question: string, letter: string, count: number) =>
  `“${question}”: ${letter} is the right option; ${count} ${count === 1 ? 'mark' : 'marks'} changed`
export const lateNotFound = 'Those answers are not waiting to be accepted'
export const lateAccepted = 'The late answers were accepted'
export const lateAcceptedCount = (count: number) =>
  `${count} late ${count === 1 ? 'answer' : 'answers'} accepted`
export const imageInvalid = 'Please select an image file'
export const imageTooLarge = 'Image size should be less than 5MB'
export const imageUploadFailed = 'Failed to upload image'
export const imageAdded = 'Picture added'
export const imageUnknown = (n: number) => `The picture of question ${n} is not known. Please add it again`
export const questionTooLong = (n: number) => `Question ${n} is too long. Please use at most 5,000 characters`
export const optionTooLong = (n: number) =>
  `An option of question ${n} is too long. Please use at most 2,000 characters`
export const optionTwice = (n: number, first: string, second: string) =>
  `Options ${first} and ${second} of question ${n} are the same. Please change one of them`
export const optionsTooMany = (n: number) => `Question ${n} has more than 26 options`
export const editedQuestions = (version: number) => `Questions changed: version ${version}`
export const editedFacts = 'Title, description, time or passing score changed'
export const submissionIdInvalid = 'Invalid submission ID format'
export const submissionIdMissing = 'No submission ID provided'
export const submissionNotFound = 'Submission not found'
export const gradedMeanwhile =
  'Somebody else saved this submission while you were grading it. Your marks are kept here.'
export const marksInvalid = 'Please enter marks as numbers'
export const draftSaved = 'Marks kept as a draft'
export const feedbackTooLong = 'Please use at most 5,000 characters for feedback'
export const updateSeen = 'Marks updated successfully'
export const marksTwice = 'A submission was marked twice'
