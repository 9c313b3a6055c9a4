/** What people are told of their certificates, in the bell and by mail. Names and titles go in as they are. */
export const CERTIFICATE_NOTES = {
  requested: (course: string) => ({
    title: 'Your certificate was requested',
    message: `The certificate for ${course} was requested for you. The academy approves it next.`,
    params: { course },
  }),
  approved: (course: string) => ({
    title: 'Your certificate is approved',
    message: `The certificate for ${course} is approved. We tell you as soon as you can download it.`,
    params: { course },
  }),
  ready: (course: string) => ({
    title: 'Your certificate is ready',
    message: `The certificate for ${course} is yours: download it, share it, add it to your profile.`,
    params: { course },
  }),
  renewed: (course: string) => ({
    title: 'Your certificate has a new file',
    message: `The file of your certificate for ${course} was replaced. Its number is the same; please use the new file.`,
    params: { course },
  }),
  revoked: (course: string, reason: string) => ({
    title: 'Your certificate was revoked',
    message: `The certificate for ${course} is not valid any more. Reason: ${reason}`,
    params: { course, reason },
  }),
  reissued: (course: string, number: string) => ({
    title: 'Your certificate was issued anew',
    message: `A new certificate for ${course} with the number ${number} replaces the one you had, which is not valid any more.`,
    params: { course, number },
  }),
  takenBack: (course: string) => ({
    title: 'The request for your certificate was taken back',
    message: `The certificate for ${course} is not on its way any more. Your instructor knows why, and may ask for it again.`,
    params: { course },
  }),
  waiting: (count: number) => ({
    title: count === 1 ? '1 certification request waits' : `${count} certification requests wait`,
    message: 'Students passed, and their instructors ask for certificates.',
    params: { count },
  }),
  withdrawn: (student: string, course: string, reason: string) => ({
    title: 'A certificate request was withdrawn',
    message: `The request for ${student}, ${course}, was withdrawn. Reason: ${reason}`,
    params: { student, course, reason },
  }),
} as const
