// The addresses a course is reached by.

export const courseAddress = (id: string) => `/course/${id}`
export const studyAddress = (id: string) => `/course/study/${id}`
/** Where one of its lectures is studied. */
export const lectureAddress = (id: string) => `/lectures/${id}`
/** What was announced to those who study it. */
export const courseAnnouncementsAddress = (id: string) => `/announcements?course=${id}`
/** Where its students write to who teaches it; nowhere while nobody does. */
export const courseTeacherAddress = ({ _id, instructorId }: { _id: string; instructorId: string | null }) =>
  instructorId ? `/messages/${instructorId}/${_id}` : undefined
export const paymentAddress = (id: string) => `/payment-instructions/${id}`

export const INSTRUCTOR_COURSES_ADDRESS = '/instructor/courses'
export const NEW_COURSE_ADDRESS = '/instructor/courses/new'
export const editCourseAddress = (id: string) => `/instructor/courses/${id}`
export const manageLecturesAddress = (id: string) => `/instructor/courses/${id}/lectures`

export const ADMIN_COURSES_ADDRESS = '/admin/course'
export const adminCourseAddress = (id: string) => `/admin/course/${id}`
export const adminEditCourseAddress = (id: string) => `/admin/course/${id}/edit`
export const adminLecturesAddress = (courseId: string) => `/admin/course/${courseId}/lectures`
export const addLectureAddress = (courseId: string) => `/admin/course/${courseId}/add-lecture`
export const editLectureAddress = (lectureId: string) => `/admin/lecture/${lectureId}/edit`
export const ADD_COURSE_ADDRESS = `${ADMIN_COURSES_ADDRESS}?add`
/** The lobby; nothing starts there by itself. Also where the result stands. */
export const finalExamAddress = (courseId: string) => `/final-exam/${courseId}`
/** The course as a student sees it, for those who teach it. */
export const coursePreviewAddress = (id: string) => `/instructor/courses/${id}/preview`
