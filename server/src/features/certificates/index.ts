// The certificates room: asked for by the instructor, approved by an admin, drawn or uploaded, revoked, issued anew, and the
// public pages on which anybody checks one. What is drawn and how it is signed are draw and credential; passing is final exams.
export { issuerKeyTrouble, mountCredentials, prepareIssuerKey, rotateIssuerKey } from './credential/index.ts'
export { handOver } from './issue/draw-into-place.ts'
export { certificatesJobs } from './issue/drawing-work.ts'
export { scheduleDrawing } from './issue/schedule-drawing.ts'
export { mountCertificatePages } from './public/mount.ts'
export { approveOne } from './requests/approve.ts'
export { askForOne } from './requests/ask.ts'
