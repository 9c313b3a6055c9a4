import { contract } from '@academy/contract'
import { enteringRoute, type Route, route } from '../../http/route.ts'
import { listManaged, previewAudience, readManaged } from './manage.ts'
import { listOfCourse, listOwn, markAnnouncementRead, readAnnouncement } from './read.ts'
import { pinAnnouncement, withdrawAnnouncement } from './take-down.ts'
import { createAnnouncement, deleteAnnouncement, editAnnouncement } from './write.ts'

export const announcementsRoutes: Route[] = [
  route(contract.announcements, (ctx, { query }) => listOwn(ctx, query.after)),
  enteringRoute(contract.announcement, (entry, { params }) => readAnnouncement(entry, params.id)),
  route(contract.markAnnouncementRead, (ctx, { params }) => markAnnouncementRead(ctx, params.id)),
  enteringRoute(contract.courseAnnouncements, (entry, { params, query }) =>
    listOfCourse(entry, params.courseId, query.after),
  ),
  route(contract.managedAnnouncements, (ctx, { query }) => listManaged(ctx, query)),
  route(contract.announcementAudience, (ctx, { query }) => previewAudience(ctx, query)),
  route(contract.managedAnnouncement, (ctx, { params }) => readManaged(ctx, params.id)),
  route(contract.createAnnouncement, (ctx, { body }) => createAnnouncement(ctx, body)),
  route(contract.editAnnouncement, (ctx, { params, body }) => editAnnouncement(ctx, params.id, body)),
  route(contract.deleteAnnouncement, (ctx, { params }) => deleteAnnouncement(ctx, params.id)),
  route(contract.withdrawAnnouncement, (ctx, { params }) => withdrawAnnouncement(ctx, params.id)),
  route(contract.pinAnnouncement, (ctx, { params, body }) =>
    pinAnnouncement(ctx, params.id, body.pinnedUntil),
  ),
]
