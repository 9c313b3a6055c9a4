/** The demo academy's people; see server/demo/people.json. */
export const PASSWORD = 'impinga-demo-2026'
export const people = {
  superadmin: 'solange@demo.impinga.rw',
  admin: 'patrick@demo.impinga.rw',
  webInstructor: 'clarisse@demo.impinga.rw',
  appInstructor: 'eric@demo.impinga.rw',
  finishedStudent: 'aline@demo.impinga.rw',
  busyStudent: 'bosco@demo.impinga.rw',
  newStudent: 'kevin@demo.impinga.rw',
} as const

/** Whom the stand-in for Google and GitHub signs in. */
export const providerPerson = {
  id: 4711,
  name: 'Sandrine Keza',
  login: 'sandrine-keza',
  emails: [{ email: 'sandrine.keza@example.rw', primary: true, verified: true }],
}
