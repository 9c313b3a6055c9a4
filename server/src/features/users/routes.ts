import { contract } from '@academy/contract'
import { enteringRoute, fileRoute, type Route, redirectRoute, route, slowRoute } from '../../http/route.ts'
import { readCaptcha } from './captcha.ts'
import {
  beginEmailChange,
  confirmEmailChange,
  giveUpEmailChange,
  readEmail,
  resendEmailCode,
} from './change-email.ts'
import { changePassword } from './change-password.ts'
import { deleteUser, deleteUsers, previewDeletion, previewDeletions } from './delete-user.ts'
import { logIn } from './log-in.ts'
import { exchangeCode, finishOAuth, oauthFailed, startOAuth } from './oauth.ts'
import { endSessionOf, endSessionsOf, sendResetLink } from './others-access.ts'
import { endOwnSession, listSessions, logOut } from './own-sessions.ts'
import { listPeople, readPerson } from './people.ts'
import { peopleCsv } from './people-csv.ts'
import { readMe, updateMe, updatePreferences } from './profile.ts'
import { register, resendCode } from './register.ts'
import { requestReset, resetPassword } from './reset-password.ts'
import { changeRole, listInstructors } from './roles.ts'
import { setUpSuperadmin } from './setup.ts'
import { undoEmailChange } from './undo-email.ts'
import { verifyCode } from './verify.ts'

export const usersRoutes: Route[] = [
  slowRoute(contract.login, (ctx, { body }) => logIn(ctx, body)),
  slowRoute(contract.register, (ctx, { body }) => register(ctx, body)),
  slowRoute(contract.verify, (ctx, { body }) => verifyCode(ctx, body)),
  slowRoute(contract.resendOtp, (ctx, { body }) => resendCode(ctx, body.activationToken)),
  enteringRoute(contract.me, (entry) => readMe(entry)),
  route(contract.updateMe, (ctx, { body }) => updateMe(ctx, body.name)),
  route(contract.updatePreferences, (ctx, { body }) => updatePreferences(ctx, body)),
  route(contract.mySessions, (ctx) => listSessions(ctx)),
  route(contract.endSession, (ctx, { params }) => endOwnSession(ctx, params.id)),
  route(contract.logout, (ctx) => logOut(ctx)),
  slowRoute(contract.changePassword, (ctx, { body }) => changePassword(ctx, body)),
  route(contract.ownEmail, (ctx) => readEmail(ctx)),
  slowRoute(contract.changeEmail, (ctx, { body }) => beginEmailChange(ctx, body)),
  slowRoute(contract.resendEmailCode, (ctx) => resendEmailCode(ctx)),
  slowRoute(contract.confirmEmail, (ctx, { body }) => confirmEmailChange(ctx, body.otp)),
  route(contract.giveUpEmail, (ctx) => giveUpEmailChange(ctx)),
  slowRoute(contract.undoEmail, (ctx, { body }) => undoEmailChange(ctx, body)),
  slowRoute(contract.forgot, (ctx, { body }) => requestReset(ctx, body)),
  slowRoute(contract.reset, (ctx, { query, body }) =>
    resetPassword(ctx, body.token ?? query.token, body.password),
  ),
  slowRoute(contract.setup, (ctx, { body }) => setUpSuperadmin(ctx, body)),
  route(contract.captcha, (ctx) => readCaptcha(ctx)),
  redirectRoute(contract.google, (ctx) => startOAuth(ctx, 'google'), oauthFailed('google')),
  redirectRoute(contract.github, (ctx) => startOAuth(ctx, 'github'), oauthFailed('github')),
  redirectRoute(
    contract.googleCallback,
    (ctx, { query }) => finishOAuth(ctx, 'google', query),
    oauthFailed('google'),
  ),
  redirectRoute(
    contract.githubCallback,
    (ctx, { query }) => finishOAuth(ctx, 'github', query),
    oauthFailed('github'),
  ),
  slowRoute(contract.exchange, (ctx, { body }) => exchangeCode(ctx, body.code)),
  route(contract.instructors, (ctx, { query }) => listInstructors(ctx, query)),
  route(contract.setRole, (ctx, { params, body }) => changeRole(ctx, params.id, body)),
  route(contract.users, (ctx, { query }) => listPeople(ctx, query)),
  fileRoute(contract.usersCsv, (ctx, { query }) => peopleCsv(ctx, query)),
  route(contract.person, (ctx, { params }) => readPerson(ctx, params.id)),
  route(contract.deletionOf, (ctx, { params }) => previewDeletion(ctx, params.id)),
  route(contract.deleteUser, (ctx, { params }) => deleteUser(ctx, params.id)),
  slowRoute(contract.deletionOfMany, (ctx, { body }) => previewDeletions(ctx, body.ids)),
  slowRoute(contract.deleteUsers, (ctx, { body }) => deleteUsers(ctx, body.ids)),
  route(contract.endSessionOf, (ctx, { params }) => endSessionOf(ctx, params.id, params.sessionId)),
  route(contract.endSessionsOf, (ctx, { params }) => endSessionsOf(ctx, params.id)),
  route(contract.sendResetLink, (ctx, { params }) => sendResetLink(ctx, params.id)),
]
