/** The demo academy's people; see server/demo/people.json. Journeys only look at what they own: nobody changes it. */
export const PASSWORD = 'impinga-demo-2026'
export const people = {
  admin: 'patrick@demo.impinga.rw',
  superadmin: 'solange@demo.impinga.rw',
  webInstructor: 'clarisse@demo.impinga.rw',
  finishedStudent: 'aline@demo.impinga.rw',
  busyStudent: 'bosco@demo.impinga.rw',
  /** Her exam waits for marks. */
  candidate: 'marie@demo.impinga.rw',
  /** She passed an exam. */
  passedStudent: 'divine@demo.impinga.rw',
  /** She has certificates. */
  certified: 'honorine@demo.impinga.rw',
  /** One of his payments was rejected. */
  payer: 'emmanuel@demo.impinga.rw',
  newStudent: 'kevin@demo.impinga.rw',
} as const

export interface Person {
  token: string
  user: { _id: string; name: string; email: string }
}
