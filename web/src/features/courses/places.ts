// The addresses a course is reached by.
export const courseAddress = (id: string) => `/course/${id}`
export const studyAddress = (id: string) => `/course/study/${id}`
export const paymentAddress = (id: string) => `/payment-instructions/${id}`
export const manageLecturesAddress = (id: string) => `/instructor/courses/${id}/lectures`
export const editCourseAddress = (id: string) => `/instructor/courses/${id}`
export const adminCourseAddress = (id: string) => `/admin/course/${id}`
