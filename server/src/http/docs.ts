import type { Endpoint } from '@academy/contract/http'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
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

/** `/api/openapi.json` and `/api/docs`, generated from the contract; in production for those who run the academy. */
export async function addDocs(app: FastifyInstance, services: Services): Promise<void> {
  const { academy, config } = services
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${academy.name} API`,
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
  await app.register(async (docs) => {
    if (config.isProduction) docs.addHook('onRequest', operatorsOnly(services))
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      theme: { title: `${academy.name} API` },
    })
    docs.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  })
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
