// Who is signed in: restored at start by asking the server, set by signing in, emptied by logging out or by its end
// elsewhere. Screens of the account are not here.
export { meQuery, refreshUser, setUser } from './me.ts'
export { type Session, useSession, useSignedIn } from './session.ts'
export { logout, signIn } from './sign-in.ts'
