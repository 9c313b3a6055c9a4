export const personAddress = (id: string) => `/admin/users/${id}`
