import { contract } from '@academy/contract'
import { fileRoute, packedRoute, type Route, route, slowRoute } from '../../http/route.ts'
import { catalogueVersion, listCatalogue } from './catalogue.ts'
import { deleteCourses, previewDeletions } from './delete-courses.ts'
import { assignCourse, changeOwnCourse, createCourseAsAdmin, createOwnCourse } from './edit-course.ts'
import { allCoursesCsv, listAllCourses, listOwnCourses, ownCoursesCsv } from './list-managed.ts'
import { deleteCourse, readOwnCourse } from './manage.ts'
import { readCourseSource, viewCourseOf } from './public/read-course.ts'

export const coursesRoutes: Route[] = [
  packedRoute(
    contract.catalogue,
    (ctx, { query }) => catalogueVersion(ctx, query),
    (ctx, { query }) => listCatalogue(ctx, query),
  ),
  packedRoute(
    contract.course,
    (ctx, { params }) => readCourseSource(ctx, params.id),
    (ctx, { params }, source) => viewCourseOf(ctx, params.id, source),
  ),
  route(contract.deleteCourse, (ctx, { params }) => deleteCourse(ctx, params.id)),
  slowRoute(contract.createCourseAsAdmin, (ctx, { body, file }) => createCourseAsAdmin(ctx, body, file)),
  route(contract.assignCourse, (ctx, { body }) => assignCourse(ctx, body.courseId, body.instructorId)),
  route(contract.adminCourses, (ctx, { query }) => listAllCourses(ctx, query)),
  fileRoute(contract.adminCoursesCsv, (ctx, { query }) => allCoursesCsv(ctx, query)),
  route(contract.instructorCourses, (ctx, { query }) => listOwnCourses(ctx, query)),
  fileRoute(contract.instructorCoursesCsv, (ctx, { query }) => ownCoursesCsv(ctx, query)),
  route(contract.instructorCourse, (ctx, { params }) => readOwnCourse(ctx, params.id)),
  slowRoute(contract.createCourse, (ctx, { body, file }) => createOwnCourse(ctx, body, file)),
  slowRoute(contract.updateCourse, (ctx, { params, body, file }) =>
    changeOwnCourse(ctx, params.id, body, file),
  ),
  route(contract.deleteOwnCourse, (ctx, { params }) => deleteCourse(ctx, params.id)),
  slowRoute(contract.deletionOfCourses, (ctx, { body }) => previewDeletions(ctx, body.ids)),
  slowRoute(contract.deleteCourses, (ctx, { body }) => deleteCourses(ctx, body.ids)),
]
