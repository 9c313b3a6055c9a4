// Where a lecture is studied, and where an admin adds one.
export const lectureAddress = (id: string) => `/lectures/${id}`
export const addLectureAddress = (courseId: string) => `/admin/course/${courseId}/add-lecture`
