// Certificates in the browser: the list of one's own, the admins' review of requests, and what other pages show of them.
// Parts for other pages are loaded lazily: named so, or loaded so by the page. The public page that checks a certificate is the server's, without script.

export { CERTIFICATIONS_ADDRESS } from './addresses.ts'
export { pendingCountQuery } from './api.ts'
export { LazyBulkCertify, LazyRequestCertification } from './asking/lazy-asking.ts'
export { CourseCertificate } from './progress/course-certificate.tsx'
export { LazyEarnedRow } from './progress/lazy-earned-row.ts'
export { LazyCertificatesOf } from './requests/lazy-certificates-of.ts'
export { CertificationsCount } from './requests/lazy-certifications-count.ts'
