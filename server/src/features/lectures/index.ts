// The lectures room: what a course is made of — files, slides, captions, their order, and who may open the bytes.
// It does not know how far anybody has come: that is the progress room.

export { lecturesCourse } from './access.ts'
export { createLecture } from './create-lecture.ts'
export { lecturesJobs, scheduleLectureCleaning } from './jobs.ts'
export { mountMedia } from './media.ts'
export { loadSanitizeHtml, SLIDE_HTML_OPTIONS, sanitizeSlideHtml } from './slide-html.ts'
export { rememberSlideImage, storeSlideImage } from './slide-images.ts'
export { courseOfLecture } from './store.ts'
