// Where a lecture is studied.
export const lectureAddress = (id: string) => `/lectures/${id}`
