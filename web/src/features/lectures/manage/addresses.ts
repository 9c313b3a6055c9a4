import type { Audience } from './form-faults.ts'

// The addresses of preparing lectures.
export const slidesAddress = (id: string, audience: Audience = 'instructor') =>
  audience === 'admin' ? `/admin/lecture/${id}/slides` : `/instructor/lectures/${id}/slides`
