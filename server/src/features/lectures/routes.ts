import { contract } from '@academy/contract'
import { LECTURE_MESSAGES as M } from '@academy/contract/lectures'
import { enteringRoute, fileRoute, type Route, route, slowRoute } from '../../http/route.ts'
import { addLecture } from './add-lecture.ts'
import { captionLecture } from './captions.ts'
import { deleteLecture } from './delete-lecture.ts'
import { allCsv, listAll } from './list-all.ts'
import { orderLectures } from './order-lectures.ts'
import { listForLearner, listForOwner, readCourseOf, readLecture } from './read-lectures.ts'
import { uploadSlideImage } from './slide-images.ts'
import { updateLecture } from './update-lecture.ts'

export const lecturesRoutes: Route[] = [
  route(contract.allLectures, (ctx, { query }) => listAll(ctx, query)),
  route(contract.allLecturesToo, (ctx, { query }) => listAll(ctx, query)),
  fileRoute(contract.allLecturesCsv, (ctx, { query }) => allCsv(ctx, query)),
  enteringRoute(contract.lectures, (entry, { params }) => listForLearner(entry, params.courseId)),
  enteringRoute(contract.lecture, (entry, { params }) => readLecture(entry, params.id)),
  route(contract.deleteLecture, (ctx, { params }) => deleteLecture(ctx, params.id)),
  slowRoute(contract.addLectureAsAdmin, (ctx, { params, body, file }) =>
    addLecture(ctx, params.courseId, body, file, M.fileRequired),
  ),
  route(contract.instructorLectures, (ctx, { params }) => listForOwner(ctx, params.id)),
  slowRoute(contract.addLecture, (ctx, { params, body, file }) =>
    addLecture(ctx, params.id, body, file, M.fieldsAndFileRequired),
  ),
  route(contract.orderLectures, (ctx, { params, body }) => orderLectures(ctx, params.id, body.lectureIds)),
  slowRoute(contract.updateLecture, (ctx, { params, body, file }) =>
    updateLecture(ctx, params.id, body, file),
  ),
  route(contract.deleteOwnLecture, (ctx, { params }) => deleteLecture(ctx, params.id)),
  slowRoute(contract.captionLecture, (ctx, { params, body }) =>
    captionLecture(ctx, params.id, body.captions),
  ),
  route(contract.courseOfLecture, (ctx, { params }) => readCourseOf(ctx, params.id)),
  slowRoute(contract.slideImage, (ctx, { file }) => uploadSlideImage(ctx, file)),
]
