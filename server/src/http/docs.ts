import type { Endpoint } from '@academy/contract/http'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Services } from './context.ts'
import { operatorsOnly } from './operators-only.ts'

const WHO = {
  everyone: 'Everyone',
  'signed-in': 'Signed in',
  student: 'Students',
  teacher: 'Instructors and admins',
  admin: 'Admins',
  superadmin: 'Superadmins',
} as const

/** Each is one way in, as OpenAPI has it. */
const TOKEN: Record<string, string[]> = { token: [] }
const NOTHING: Record<string, string[]> = {}

/** `/api/openapi.json` and `/api/docs`, generated from the contract; in production for those who run the academy. Hardly anybody asks:
 * they are made, and what makes them is loaded, with the first call. Comes before the routes that they describe. */
export function addDocs(app: FastifyInstance, services: Services): void {
  const described: RouteOptions[] = []
  app.addHook('onRoute', (route) => void (route.method !== 'HEAD' && described.push(route)))
  let opened: Promise<FastifyInstance> | undefined
  app.addHook('onClose', async () => (await opened)?.close())
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    opened ??= openDocs(described, services.academy.name)
    const docs = await opened
    const { headers, statusCode, rawPayload } = await docs.inject({
      url: request.url,
      headers: { ...request.headers, 'accept-encoding': 'identity' },
    })
    const { 'content-length': _length, connection: _connection, date: _date, ...own } = headers
    return reply.code(statusCode).headers(own).send(rawPayload)
  }
  const onRequest = services.config.isProduction ? operatorsOnly(services) : []
  for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/*'])
    app.get(url, { schema: { hide: true }, onRequest }, answer)
}

/** An academy of descriptions: its calls are never made. */
async function openDocs(described: readonly RouteOptions[], name: string): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const docs: FastifyInstance = Fastify({ exposeHeadRoutes: false })
  docs.setValidatorCompiler(() => () => true)
  docs.setSerializerCompiler(() => () => '')
  await docs.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${name} API`,
        version: '1',
        description: 'Every failure is `{message}`, sometimes with `fields`.',
      },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
    },
    transform: ({ schema, url, route, ...rest }) => {
      const transformed = jsonSchemaTransform({ schema, url, route, ...rest })
      const endpoint = (route.config as { endpoint?: Endpoint } | undefined)?.endpoint
      return endpoint
        ? { ...transformed, schema: { ...transformed.schema, ...describe(endpoint) } }
        : transformed
    },
  })
  for (const { method, url, schema, config } of described)
    if (!schema?.hide) docs.route({ method, url, schema, config, handler: () => {} })
  await docs.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    theme: { title: `${name} API` },
  })
  docs.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(docs.swagger())),
  )
  await docs.ready()
  return docs
}

function describe(endpoint: Endpoint) {
  return {
    description: `For: ${WHO[endpoint.who]}${endpoint.opensSigned ? ', and whoever has an address signed for them' : ''}.`,
    ...(endpoint.who !== 'everyone' && { security: endpoint.opensSigned ? [TOKEN, NOTHING] : [TOKEN] }),
    ...(endpoint.upload && {
      consumes: ['multipart/form-data', 'application/json'],
      body: formSchema(endpoint),
    }),
  }
}

function formSchema(endpoint: Endpoint) {
  const schema = endpoint.body ?? z.object({})
  const fields = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object }
  const properties = { ...fields.properties, file: { type: 'string', format: 'binary' } }
  return { ...fields, type: 'object', properties }
}
