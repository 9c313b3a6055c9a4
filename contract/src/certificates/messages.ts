export const idInvalid = 'Invalid certificate ID'
export const notFound = 'Certificate not found'
export const requestIdInvalid = 'Invalid certification request ID'
export const requestNotFound = 'Certification request not found'
export const requested = 'Certification request created successfully'
export const requestFailed = 'Failed to request certification'
export const requestsFailed = (n: number) => `${n} certification requests failed`
export const requestsCreated = (n: number) =>
  n === 1 ? 'Certification request created successfully' : `${n} certification requests created successfully`
export const alreadyRequested = 'A certificate was already requested for this student in this course'
export const notPassed = 'Only a passed final exam leads to a certificate'
export const submissionForeign = 'That submission is not of this student and course'
export const nonePassed = 'No passed submissions with valid student data found'
export const submissionsTooMany = 'Please select at most 1,000 submissions'
export const requestsLoadFailed = 'Failed to load certification requests'
export const approved = 'Certification request approved'
export const approvedMany = (n: number) =>
  n === 1 ? 'Certification request approved' : `${n} certification requests approved`
export const approveFailed = 'Failed to approve request'
export const notPending = 'This request was approved before'
export const notYetApproved = 'Please approve the request first'
export const withdrawn = 'Certification request withdrawn'
export const withdrawFailed = 'Failed to withdraw the request'
export const reasonRequired = 'Please give a reason'
export const reasonTooLong = 'Please use at most 1,000 characters'
export const fileRequired = 'Please select a certificate file'
export const fileNotPdf = 'Please select a PDF file'
export const fileLocked = 'This PDF is protected by a password. Please select one without'
export const fileDamaged = 'This PDF is damaged or incomplete. Please select another one'
export const fileMeanwhile = 'Somebody else gave this certificate another file just now. Please look again'
export const fileTooLarge = 'A certificate may have up to 10 MB'
export const uploaded = 'Certificate uploaded and sent to student'
export const uploadFailed = 'Failed to upload certificate'
export const nameNotDrawable = (name: string) =>
  `The academy's fonts cannot write the name "${name}". Please upload a PDF for this certificate`
export const courseNotDrawable = (title: string) =>
  `The academy's fonts cannot write the course title "${title}". Please upload a PDF for this certificate`
export const textNotDrawable = (text: string) =>
  `The academy's fonts cannot write "${text}". Please upload a PDF for this certificate`
export const drawing = 'The certificate is being drawn'
export const drawAgain = 'The certificate is drawn again'
export const drawFailed = 'Failed to draw the certificate'
export const loadFailed = 'Failed to load certificates'
export const downloadFailed = 'Failed to download certificate'
export const downloadStarted = 'Certificate download started'
export const revoked = 'Certificate revoked'
export const credentialRevoked = 'This certificate was revoked. Its credential is not valid any more'
export const revokeFailed = 'Failed to revoke certificate'
export const alreadyRevoked = 'This certificate was revoked before'
export const reissued = 'Certificate reissued'
export const reissueFailed = 'Failed to reissue certificate'
export const alreadyReplaced = 'Another certificate has taken the place of this one'
export const fileGone = 'This certificate has no file any more'
export const holderGone = 'The student of this certificate was deleted'
export const courseIdInvalid = 'Invalid course ID'
export const batchIdInvalid = 'Invalid batch ID'
export const batchNotFound = 'Batch not found'
